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

/// @brief Shows a prompt exactly as it is sent: texts and pictures in order, nothing shortened. Texts can be selected and copied.
class PromptPreview final : public QScrollArea
{
    Q_OBJECT
public:
    struct Part {
        QString heading; ///< not sent: says which request the following parts are of; then there is nothing else
        QString text;
        QImage picture; ///< as sent; null if the part is a text
        QString note;   ///< under a picture: its size and kind as sent
    };

    explicit PromptPreview(QWidget *parent = nullptr);

    /// Keeps the scroll position if the number of parts is the same (another item under the same configuration); else scrolls to
    /// the top.
    void setParts(const QList<Part> &parts);
    const QList<Part> &parts() const { return m_parts; }
    /// All texts, as sent.
    QString text() const;
    /// Shows a message instead of a prompt: what is missing or what failed.
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
