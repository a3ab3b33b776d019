// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studytextsform.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/markdownview.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QScrollBar>

namespace yuyi {

namespace {
constexpr int leastLines = 20; // as much of the preview, whose type is larger, is seen at once
constexpr int mostLines = 400;
} // namespace

StudyTextsForm::StudyTextsForm(QWidget *parent)
    : QWidget(parent), m_which(new ChipRow(ChipRow::Pick::One, this)), m_version(plainLabel(this)),
      m_edit(new TextField(this)), m_view(new MarkdownView(this))
{
    m_which->setObjectName(QStringLiteral("studyTextChoice"));
    m_edit->setObjectName(QStringLiteral("studyText"));
    m_edit->setLines(leastLines, mostLines);
    m_view->setObjectName(QStringLiteral("studyTextPreview"));
    setTextRole(m_version, TextRole::Small);
    auto *line = new QHBoxLayout;
    line->addWidget(m_which, 1);
    line->addWidget(m_version);
    auto *both = new SplitView(Qt::Horizontal, this);
    both->addPart(m_edit, 1);
    both->addPart(m_view, 1);
    auto *column = columnIn(this, spacing::medium);
    column->addLayout(line);
    column->addWidget(both);
    // The fields are as tall as the text.
    column->addStretch(1);
    connect(m_which, &ChipRow::selectionChanged, this, &StudyTextsForm::showText);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (m_edit->isComposing() || m_edit->text() == shownText())
            return;
        shownText() = m_edit->text();
        m_view->setText(shownText());
        Q_EMIT changed();
    });
    retranslate();
    m_which->setSelectedOne(QStringLiteral("instructions.zh"));
}

QString &StudyTextsForm::shownText()
{
    const QString which = m_which->selectedOne();
    Title &title = which.startsWith(u"consent") ? m_texts.consent : m_texts.instructions;
    return which.endsWith(u"en") ? title.en : title.zh;
}

void StudyTextsForm::showText()
{
    const QString text = shownText();
    const bool another = text != m_edit->text();
    if (another)
        m_edit->setText(text);
    m_view->setText(text);
    // It is read from its beginning, once it is laid out.
    if (another)
        QMetaObject::invokeMethod(
            m_view, [view = m_view] { view->verticalScrollBar()->setValue(0); }, Qt::QueuedConnection);
}

void StudyTextsForm::setTexts(const StudyTexts &texts)
{
    m_texts = texts;
    m_version->setText(texts.number > 0 ? tr("Version %1").arg(texts.number) : QString());
    showText();
}

StudyTexts StudyTextsForm::texts() const
{
    return m_texts;
}

void StudyTextsForm::setFrozen(bool frozen)
{
    m_edit->setReadOnly(frozen);
}

void StudyTextsForm::retranslate()
{
    const QString now = m_which->selectedOne();
    m_which->setOptions({{QStringLiteral("instructions.zh"), tr("Instructions, Chinese"), {}, {}},
                         {QStringLiteral("instructions.en"), tr("Instructions, English"), {}, {}},
                         {QStringLiteral("consent.zh"), tr("Consent, Chinese"), {}, {}},
                         {QStringLiteral("consent.en"), tr("Consent, English"), {}, {}}});
    m_which->hideKeys();
    m_which->setSelectedOne(now);
    m_which->setAccessibleName(tr("Text to edit"));
    m_edit->setAccessibleName(tr("Text, as Markdown"));
    m_view->setAccessibleName(tr("Preview"));
}

} // namespace yuyi
