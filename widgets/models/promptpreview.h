// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QImage>
#include <QList>
#include <QScrollArea>
#include <QString>

class QLabel;
class QVBoxLayout;

namespace yuyi {

/// @brief A prompt as it goes out: texts and pictures one after the other, nothing shortened, texts to select and copy.
class PromptPreview final : public QScrollArea
{
    Q_OBJECT
public:
    struct Part {
        QString text;
        QImage picture;      ///< as sent; null: a text
        QString note;        ///< under a picture: its size and kind as sent
    };

    explicit PromptPreview(QWidget *parent = nullptr);

    /// Keeps the place where the shape is the same (another item under the same configuration), else begins at the top.
    void setParts(const QList<Part> &parts);
    const QList<Part> &parts() const { return m_parts; }
    /// All texts, as sent.
    QString text() const;
    /// Instead of a prompt: what is missing, or what went wrong.
    void setMessage(const QString &sentence, Tone tone = Tone::Neutral);
    QString message() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QList<Part> m_parts;
    QWidget *m_page;
    QVBoxLayout *m_column;
    QLabel *m_message;
};

} // namespace yuyi
