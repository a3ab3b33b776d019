// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/readingpage.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/discussion/markdownview.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int columnWidth = 720;
} // namespace

ReadingPage::ReadingPage(QWidget *parent) : ArrangedPage(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_column = new QWidget(this);
    auto *column = columnIn(m_column, 0, spacing::medium);
    auto *top = new QHBoxLayout;
    m_title = wrappedLabel(m_column, TextRole::Title);
    m_title->setTextFormat(Qt::PlainText);
    m_languages = new ChipRow(ChipRow::Pick::One, m_column);
    // Each in its own language: who reads only one finds it.
    m_languages->setOptions({{QStringLiteral("zh_CN"), QStringLiteral("中文"), {}, {}},
                             {QStringLiteral("en"), QStringLiteral("English"), {}, {}}});
    m_languages->hideKeys();
    connect(m_languages, &ChipRow::chosen, this, [this](const QString &code) {
        m_text->setFocus(); // Enter goes on, whatever was clicked before
        Q_EMIT languageWanted(code);
    });
    m_sizes = new ChipRow(ChipRow::Pick::One, m_column);
    m_sizes->setObjectName(QStringLiteral("participantTextSize"));
    m_sizes->setOptions({{QStringLiteral("100"), QStringLiteral("A"), {}, {}},
                         {QStringLiteral("125"), QStringLiteral("A+"), {}, {}},
                         {QStringLiteral("150"), QStringLiteral("A++"), {}, {}}});
    m_sizes->hideKeys();
    connect(m_sizes, &ChipRow::chosen, this, [this](const QString &size) {
        m_text->setFocus();
        Q_EMIT sizeWanted(size.toInt());
    });
    top->addWidget(m_title, 1);
    top->addWidget(m_sizes);
    top->addSpacing(spacing::medium);
    top->addWidget(m_languages);
    column->addLayout(top);
    m_text = new MarkdownView(m_column);
    m_text->setFrameShape(QFrame::NoFrame);
    setStyleProperty(m_text, "bare", true);
    m_text->installEventFilter(this);
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, &ReadingPage::look);
    connect(m_text->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ReadingPage::look);
    column->addWidget(m_text, 1);
    m_note = wrappedLabel(m_column);
    m_note->setTextFormat(Qt::PlainText);
    column->addWidget(m_note);
    m_confirm = columnIn();
    column->addLayout(m_confirm);
    auto *bottom = rowIn();
    m_no = new ActionButton({}, {}, ActionButton::Kind::Plain, m_column);
    connect(m_no, &QAbstractButton::clicked, this, &ReadingPage::declined);
    m_yes = new ActionButton({}, QStringLiteral("⏎"), ActionButton::Kind::Primary, m_column);
    connect(m_yes, &QAbstractButton::clicked, this, &ReadingPage::accepted);
    m_end = wrappedLabel(m_column, TextRole::Soft);
    bottom->addWidget(m_no);
    bottom->addWidget(m_end, 1);
    bottom->addWidget(m_yes);
    column->addLayout(bottom);
}

void ReadingPage::show(const Texts &texts, bool keepPosition)
{
    const bool keep = keepPosition && texts.markdown == m_shown;
    m_shown = texts.markdown;
    // The text is laid out with the page; only then is known whether there is more of it.
    m_settling = true;
    // A text with a heading of its own needs no second one.
    m_title->setText(texts.markdown.startsWith(u'#') ? QString() : texts.title);
    m_text->setText(texts.markdown);
    m_text->setAccessibleName(texts.title);
    m_note->setText(texts.note);
    m_note->setVisible(!texts.note.isEmpty());
    showBoxes(texts.confirm, keep);
    m_yes->setText(texts.yes);
    m_no->setText(texts.no);
    m_no->setVisible(!texts.no.isEmpty());
    m_languages->setVisible(texts.languages);
    m_languages->setAccessibleName(tr("Language"));
    m_languages->setSelectedOne(QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    m_sizes->setVisible(texts.languages && texts.size > 0);
    m_sizes->setAccessibleName(tr("Text size"));
    m_sizes->setSelectedOne(QString::number(texts.size));
    m_needsEnd = texts.toTheEnd;
    if (!keep) {
        m_read = false;
        for (QCheckBox *box : std::as_const(m_boxes))
            box->setEnabled(!m_needsEnd);
        m_text->moveCursor(QTextCursor::Start);
        m_text->verticalScrollBar()->setValue(0);
        m_text->setFocus();
    }
    setAccessibleName(texts.title);
    arrange();
    m_yes->setEnabled(mayAccept());
    QMetaObject::invokeMethod(
        this, [this] {
            m_settling = false;
            look();
        },
        Qt::QueuedConnection);
}

void ReadingPage::look()
{
    if (!isVisible() || m_settling)
        return;
    const QScrollBar *bar = m_text->verticalScrollBar();
    if (bar->value() >= bar->maximum() - 2)
        m_read = true;
    const bool read = !m_needsEnd || m_read;
    for (QCheckBox *box : std::as_const(m_boxes))
        box->setEnabled(read);
    m_yes->setEnabled(mayAccept());
    m_end->setText(!read         ? tr("Press the space bar to turn the page. Please read to the end.")
                   : mayAccept() ? QString()
                                 : tr("Tick the boxes (keys 1 to %1) to agree.").arg(m_boxes.size()));
}

bool ReadingPage::mayAccept() const
{
    return (!m_needsEnd || m_read) && std::all_of(m_boxes.begin(), m_boxes.end(), [](const QCheckBox *box) { return box->isChecked(); });
}

void ReadingPage::showBoxes(const QStringList &sentences, bool keepTicks)
{
    while (m_boxes.size() > sentences.size())
        delete m_boxes.takeLast();
    while (m_boxes.size() < sentences.size()) {
        auto *box = new QCheckBox(m_column);
        connect(box, &QCheckBox::toggled, this, &ReadingPage::look);
        box->installEventFilter(this);
        m_confirm->addWidget(box);
        m_boxes.append(box);
    }
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        m_boxes.at(i)->setText(tr("%1  %2", "key that ticks the box, what is agreed to").arg(i + 1).arg(sentences.at(i)));
        if (!keepTicks)
            m_boxes.at(i)->setChecked(false);
    }
}

bool ReadingPage::eventFilter(QObject *watched, QEvent *event)
{
    // A box has the focus after a click: the page's keys stay the page's, but Space ticks.
    if (watched != m_text && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space
        && static_cast<QKeyEvent *>(event)->key() != Qt::Key_Tab && static_cast<QKeyEvent *>(event)->key() != Qt::Key_Backtab) {
        keyPressEvent(static_cast<QKeyEvent *>(event));
        return true;
    }
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9 && !m_boxes.isEmpty()) {
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        }
        switch (key.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Escape:
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        default: break;
        }
    }
    if (watched == m_text && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        QMetaObject::invokeMethod(this, &ReadingPage::look, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void ReadingPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QScrollBar *bar = m_text->verticalScrollBar();
    event->accept();
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT stopWanted();
    } else if (event->key() >= Qt::Key_1 && event->key() < Qt::Key_1 + static_cast<int>(m_boxes.size())) {
        // A key ticks and never takes a tick back: pressed twice it is still agreed to.
        QCheckBox *box = m_boxes.at(event->key() - Qt::Key_1);
        if (box->isEnabled())
            box->setChecked(true);
    } else if (enter && !event->isAutoRepeat() && mayAccept()) {
        Q_EMIT accepted();
    } else if ((enter || event->key() == Qt::Key_Space) && bar->value() < bar->maximum()) {
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
    }
}

void ReadingPage::arrange()
{
    const int margin = spacing::large;
    const int wide = std::min(width() - 2 * margin, Theme::of(this).px(columnWidth));
    m_column->setGeometry((width() - wide) / 2, margin, wide, height() - 2 * margin);
}

} // namespace yuyi
