// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QGridLayout;
class QLabel;
class QWidget;

namespace yuyi {

class TextField;

/// The two texts about an image, side by side: its explanation and its implied meaning. Makes their fields; the form places them.
class ImageTexts final : public QObject
{
    Q_OBJECT
public:
    explicit ImageTexts(QObject *parent = nullptr);

    /// To be added to the layout of the form, once.
    QGridLayout *layout() const { return m_layout; }
    void setVisible(bool visible);
    /// Sets all texts in the current language.
    void retranslate();

    QString explanation() const;
    QString meaning() const;
    void setTexts(const QString &explanation, const QString &meaning);
    void setReadOnly(bool readOnly);
    /// The fields grow up to so many lines.
    void setMostLines(int most);
    void commit();
    /// Both fields, in Tab order.
    QList<QWidget *> fields() const;
    /// Gives the focus to a field, "explanation" or "implied-meaning", at its end.
    void focusField(const QString &field);

    static constexpr int leastLines = 2;
    static constexpr int mostLines = 8;

Q_SIGNALS:
    void edited();
    void committed(const QString &field, const QString &text);
    void escaped();

private:
    QGridLayout *m_layout;
    QLabel *m_explanationTitle;
    QLabel *m_meaningTitle;
    TextField *m_explanation;
    TextField *m_meaning;
};

} // namespace yuyi
