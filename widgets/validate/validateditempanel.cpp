// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/validateditempanel.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/percent.h"
#include "models/services/review/validationrules.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/stemlabel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/writtenlines.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int pictureHeight = 220; // least height of the picture beside the figures
constexpr int mostLeast = 260;     // pixels at scale 1: a long word in a comment may be cut, a button not
} // namespace

ValidatedItemPanel::ValidatedItemPanel(PageContext context, QWidget *parent)
    : QScrollArea(parent),
      m_context(context)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    makePanel(this);
    auto *panel = new QWidget(this);
    auto *column = columnIn(panel, spacing::medium);
    m_pane = new PicturePane(m_context.pictures, panel);
    m_pane->viewer()->setDigitKeys(false);
    m_pane->viewer()->setFocusPolicy(Qt::NoFocus);
    m_pane->viewer()->setMinimumHeight(pictureHeight);
    column->addWidget(m_pane, 1);
    auto *line = new QHBoxLayout;
    m_state = new Badge(panel);
    m_name = plainLabel(panel, TextRole::Soft);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_state);
    line->addWidget(m_name, 1);
    column->addLayout(line);
    auto *buttons = new QWidget(panel);
    auto *flow = new FlowLayout(buttons, spacing::small, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const char *id : {"validate.review-item", "validate.open-item", "validate.discuss-item"}) {
        flow->addWidget(new ActionButton(m_context.commands.action(QLatin1String(id)), ActionButton::Kind::Plain, buttons));
    }
    column->addWidget(buttons);
    m_stem = wrappedLabel(panel, TextRole::Section);
    m_stem->setTextFormat(Qt::PlainText);
    connect(m_stem, &QLabel::linkActivated, this, [this](const QString &number) { m_pane->showNumber(number.toInt()); });
    column->addWidget(m_stem);
    m_counts = new OptionCounts(panel);
    showPicturesIn(m_counts, m_context.pictures);
    connect(m_counts, &OptionCounts::pictureWanted, m_pane, &PicturePane::showOption);
    column->addWidget(m_counts);
    m_factList = new FactList(panel);
    column->addWidget(m_factList);
    m_notesTitle = plainLabel(panel, TextRole::Soft);
    column->addWidget(m_notesTitle);
    m_notes = wrappedLabel(panel);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_notes);
    column->addStretch(1);
    setWidget(panel);
}

QSize ValidatedItemPanel::minimumSizeHint() const
{
    const int wanted = widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth() : 0;
    return {std::min(wanted, Theme::of(this).px(mostLeast)), QScrollArea::minimumSizeHint().height()};
}

bool ValidatedItemPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void ValidatedItemPanel::clear()
{
    m_item.reset();
    widget()->hide();
}

void ValidatedItemPanel::show(const ValidatedItem &item, const ItemFigures &figures)
{
    widget()->show();
    m_item = item;
    m_figures = figures;
    m_waitsFor.reset();
    m_pictures.clear();
    showFigures();
}

QString ValidatedItemPanel::waitsText() const
{
    if (!m_waitsFor)
        return {};
    const auto others = std::count_if(m_waitsFor->cbegin(), m_waitsFor->cend(),
                                      [this](const PersonId &one) { return one != m_context.project.person().id; });
    if (others == m_waitsFor->size())
        return others > 0 ? tr("%Ln other people", nullptr, static_cast<int>(others)) : tr("nobody can answer it");
    return others > 0 ? tr("you and %Ln other people", nullptr, static_cast<int>(others)) : tr("you");
}

void ValidatedItemPanel::showFigures()
{
    const Tone tone = m_item->state == ValidationState::Passed    ? Tone::Good
                    : m_item->state == ValidationState::Open      ? Tone::Info
                    : m_item->state == ValidationState::Withdrawn ? Tone::Neutral
                                                                  : Tone::Attention;
    m_state->show(m_item->current ? titleOf(m_item->state) : tr("Previous version"), tone);
    m_name->setText(m_item->imageName);
    showStem(m_stem, m_pictures.isEmpty() ? readableStem(m_item->stem) : m_item->stem, m_pictures);
    m_factList->setFacts(facts());
}

QList<Fact> ValidatedItemPanel::facts() const
{
    const QLocale locale;
    QList<Fact> facts;
    facts.append({tr("Correct"),
                  m_figures.difficulty ? tr("%1 of %2, 95 % interval: %3–%4 %")
                                             .arg(locale.toString(m_figures.correct), locale.toString(m_figures.votes),
                                                  shownPercent(m_figures.difficulty->interval.lo, 0),
                                                  shownPercent(m_figures.difficulty->interval.hi, 0))
                                       : QString()});
    // One option is marked where the options are counted, and so is what was written.
    const OptionSet &wrong = m_figures.mostAttractive.options;
    if (!wrong.isEmpty() && (wrong.count() > 1 || m_item->key.options.count() > 1)) {
        facts.append({tr("Most frequent wrong answer"),
                      tr("%1 · %2").arg(optionLabels({false, m_item->ownLabels}, wrong), locale.toString(m_figures.mostAttractiveVotes))});
    }
    facts.append({tr("Discrimination"), discriminationText(m_figures)});
    if (m_item->options > 0) {
        facts.append({tr("Unused distractors"),
                      !m_figures.nonFunctioningKnown ? tr("too few answers")
                                                     : locale.toString(static_cast<int>(m_figures.nonFunctioning.size()))});
    }
    QStringList flags;
    for (int flag = 0; flag < 4; ++flag) {
        if (m_figures.flags[flag] > 0)
            flags.append(tr("%1 %2").arg(flagTitle(static_cast<VoteFlag>(flag), m_item->options == 0),
                                         locale.toString(m_figures.flags[flag])));
    }
    facts.append({tr("Flags"), flags.join(QStringLiteral(" · "))});
    facts.append({tr("Time"), m_figures.votes > 0
                                  ? tr("median %1 s · %2 rapid · %3 slow")
                                        .arg(locale.toString(m_figures.medianSeconds, 'f', 1), locale.toString(m_figures.rapid),
                                             locale.toString(m_figures.slow))
                                  : QString()});
    facts.append({tr("Version"), tr("%1, round %2").arg(locale.toString(m_item->number), locale.toString(m_item->round))});
    if (m_item->current && m_item->state == ValidationState::Open)
        facts.append({tr("Waiting for"), waitsText()});
    return facts;
}

void ValidatedItemPanel::showDetail(const ValidationDetail &detail)
{
    if (!m_item)
        return;
    m_pictures = itemPictures(detail.question, mediumOf(detail.image), detail.question.options);
    showStem(m_stem, m_item->stem, m_pictures);
    if (m_item->state == ValidationState::Open) {
        m_waitsFor = detail.waitsFor;
        showFigures();
    }
    QList<OptionCounts::Line> lines;
    for (int i = 0; i < detail.question.options.size(); ++i) {
        OptionCounts::Line line;
        line.letter = optionLabel({false, m_item->ownLabels}, i);
        line.text = detail.question.options.at(i).text;
        line.picture = detail.question.options.at(i).picture;
        line.count = i < static_cast<int>(m_figures.chosen.size()) ? m_figures.chosen[static_cast<size_t>(i)] : 0;
        line.key = m_item->key.options.contains(i);
        line.mostAttractive = m_figures.mostAttractive.options.contains(i);
        line.nonFunctioning =
            std::find(m_figures.nonFunctioning.begin(), m_figures.nonFunctioning.end(), i) != m_figures.nonFunctioning.end();
        lines.append(line);
    }
    if (m_item->options == 0)
        lines = writtenLines(countWritten(detail.question.accepted, detail.votes));
    m_counts->setLines(lines, m_figures.votes);
    QStringList notes;
    for (const Vote &vote : detail.votes) {
        if (!vote.note.isEmpty())
            notes.append(tr("“%1”").arg(vote.note));
    }
    m_notesTitle->setVisible(!notes.isEmpty());
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_pane->show(m_pictures);
}

void ValidatedItemPanel::retranslate()
{
    m_notesTitle->setText(tr("Comments by people who answered the question"));
    if (m_item)
        showFigures();
}

} // namespace yuyi
