// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/imagetexts.h"

#include "models/comparison/fieldvalue.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QLabel>

namespace yuyi {

ImageTexts::ImageTexts(QObject *parent)
    : QObject(parent),
      m_layout(new QGridLayout),
      m_explanationTitle(plainLabel()),
      m_meaningTitle(plainLabel()),
      m_explanation(new TextField),
      m_meaning(new TextField)
{
    setTextRole(m_explanationTitle, TextRole::Soft);
    setTextRole(m_meaningTitle, TextRole::Soft);
    setMostLines(mostLines);
    m_explanationTitle->setBuddy(m_explanation);
    m_meaningTitle->setBuddy(m_meaning);
    m_layout->setHorizontalSpacing(spacing::medium);
    m_layout->setVerticalSpacing(spacing::tiny);
    m_layout->addWidget(m_explanationTitle, 0, 0);
    m_layout->addWidget(m_meaningTitle, 0, 1);
    m_layout->addWidget(m_explanation, 1, 0, Qt::AlignTop);
    m_layout->addWidget(m_meaning, 1, 1, Qt::AlignTop);
    m_layout->setColumnStretch(0, 3);
    m_layout->setColumnStretch(1, 2);
    for (TextField *text : {m_explanation, m_meaning}) {
        connect(text, &QPlainTextEdit::textChanged, this, &ImageTexts::edited);
        connect(text, &TextField::escaped, this, &ImageTexts::escaped);
    }
    connect(m_explanation, &TextField::committed, this, [this] { Q_EMIT committed(explanationField, tr("Explanation")); });
    connect(m_meaning, &TextField::committed, this, [this] { Q_EMIT committed(meaningField, tr("Implied meaning")); });
    retranslate();
}

void ImageTexts::setVisible(bool visible)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_explanationTitle, m_meaningTitle, m_explanation, m_meaning})
        part->setVisible(visible);
}

QString ImageTexts::explanation() const
{
    return m_explanation->text();
}

QString ImageTexts::meaning() const
{
    return m_meaning->text();
}

void ImageTexts::setTexts(const QString &explanation, const QString &meaning)
{
    if (m_explanation->text() != explanation)
        m_explanation->setText(explanation);
    if (m_meaning->text() != meaning)
        m_meaning->setText(meaning);
}

void ImageTexts::setReadOnly(bool readOnly)
{
    m_explanation->setReadOnly(readOnly);
    m_meaning->setReadOnly(readOnly);
}

void ImageTexts::setMostLines(int most)
{
    m_explanation->setLines(leastLines, most);
    m_meaning->setLines(leastLines, most);
}

void ImageTexts::commit()
{
    m_explanation->commit();
    m_meaning->commit();
}

QList<QWidget *> ImageTexts::fields() const
{
    return {m_explanation, m_meaning};
}

void ImageTexts::focusField(const QString &field)
{
    TextField *text = field == meaningField ? m_meaning : m_explanation;
    text->setFocus(Qt::ShortcutFocusReason);
    text->moveCursor(QTextCursor::End);
}

void ImageTexts::retranslate()
{
    m_explanationTitle->setText(tr("Explanation"));
    m_meaningTitle->setText(tr("Implied meaning"));
    m_explanation->setPlaceholderText(tr("What the image shows and how it conveys its meaning"));
    m_meaning->setPlaceholderText(tr("The implied meaning, in one sentence"));
    m_explanation->setAccessibleName(tr("Explanation"));
    m_meaning->setAccessibleName(tr("Implied meaning"));
}

} // namespace yuyi
