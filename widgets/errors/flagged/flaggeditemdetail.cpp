// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/flagged/flaggeditemdetail.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/moments.h"
#include "models/services/results/responseviewer.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/badgedelegate.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/stemlabel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int leastPicture = 150; // pixels at scale 1

QLabel *words(QWidget *parent)
{
    auto *label = wrappedLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

Tone toneOf(const FlaggedItem &flaggedItem)
{
    if (flaggedItem.state == FlaggedItemState::Open)
        return Tone::Attention;
    return flaggedItem.state == FlaggedItemState::InReview ? Tone::Info : Tone::Neutral;
}

Tone toneOf(ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: return Tone::Good;
    case ResponseResult::Incorrect: return Tone::Bad;
    case ResponseResult::Miss: return Tone::Attention;
    case ResponseResult::Error: break;
    }
    return Tone::Neutral;
}

/// The question, as far as its answers and its pictures need it.
Question askedBy(const FlaggedItem &flaggedItem)
{
    Question asked;
    asked.options = flaggedItem.options;
    asked.accepted = flaggedItem.accepted;
    asked.media = flaggedItem.media;
    return asked;
}

QList<OptionCounts::Line> optionLines(const FlaggedItem &flaggedItem)
{
    const QList<int> times = timesChosen(flaggedItem.modelCounts, flaggedItem.options.size());
    QList<OptionCounts::Line> lines;
    for (int i = 0; i < flaggedItem.options.size(); ++i) {
        OptionCounts::Line line;
        line.letter = optionLabel(flaggedItem.form, i);
        line.text = flaggedItem.options.at(i).text;
        line.count = times.at(i);
        line.key = flaggedItem.key.options.contains(i);
        line.mostAttractive = flaggedItem.favoured.options.contains(i) && !line.key;
        line.picture = flaggedItem.options.at(i).picture;
        lines.append(line);
    }
    return lines;
}

/// The key is shown even if no model wrote it, and so is the answer that people favour.
QList<OptionCounts::Line> writtenLines(const FlaggedItem &flaggedItem)
{
    AnswerCounts counts = flaggedItem.modelCounts;
    for (const GivenAnswer &shown : {flaggedItem.key, flaggedItem.favoured}) {
        if (!shown.isEmpty() && !counts.contains(shown))
            counts.insert(shown, 0);
    }
    QList<OptionCounts::Line> lines;
    for (const auto &[answer, count] : writtenInOrder(counts, askedBy(flaggedItem))) {
        OptionCounts::Line line;
        line.key = answer == flaggedItem.key;
        line.text = flaggedItem.textOf(answer);
        line.count = count;
        line.mostAttractive = answer == flaggedItem.favoured;
        lines.append(line);
    }
    return lines;
}

} // namespace

FlaggedItemDetail::FlaggedItemDetail(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    auto *split = new SplitView(Qt::Vertical, this);
    split->addPart(buildPicture(), 3);
    split->addPart(buildWords(), 5);
    keepSizes(split, m_context.settings, QStringLiteral("errors-suspect"), {3200, 5800});
    fillWith(this, split);
}

QWidget *FlaggedItemDetail::buildPicture()
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_pictures = new PicturePane(m_context.pictures, panel);
    m_viewer = m_pictures->viewer();
    m_viewer->setDigitKeys(false);
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPicture));
    auto *column = columnIn(panel, spacing::small, -1);
    column->addWidget(m_pictures);
    return panel;
}

QWidget *FlaggedItemDetail::buildWords()
{
    auto *panel = new QWidget(this);
    auto *content = new QWidget(panel);
    m_name = words(content);
    setTextRole(m_name, TextRole::Soft);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state = new Badge(content);
    auto *head = rowIn();
    head->addWidget(m_name, 1);
    head->addWidget(m_state, 0, Qt::AlignTop);
    m_stem = words(content);
    m_stem->setObjectName(QStringLiteral("suspectStem"));
    setTextRole(m_stem, TextRole::Section);
    connect(m_stem, &QLabel::linkActivated, m_pictures, [this](const QString &number) { m_pictures->showNumber(number.toInt()); });
    m_options = new OptionCounts(content);
    showPicturesIn(m_options, m_context.pictures);
    connect(m_options, &OptionCounts::pictureWanted, m_pictures, &PicturePane::showOption);
    m_options->setObjectName(QStringLiteral("suspectOptions"));
    m_facts = new FactList(content);
    m_facts->setObjectName(QStringLiteral("suspectFacts"));
    m_labels = new FactList(content);
    m_answers = makeTable(4, content, 0);
    m_answers->setObjectName(QStringLiteral("suspectAnswers"));
    m_answers->setItemDelegateForColumn(3, new BadgeDelegate(m_answers));
    m_answers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_answers->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    inside->addLayout(head);
    inside->addWidget(m_stem);
    inside->addWidget(m_facts);
    inside->addWidget(m_options);
    inside->addWidget(m_answers);
    inside->addWidget(m_labels);
    inside->addStretch(1);
    auto *scroll = new QScrollArea(panel);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);

    m_reader = words(panel);
    setTextRole(m_reader, TextRole::Small);
    m_note = new LineField(panel);
    m_note->setObjectName(QStringLiteral("suspectNote"));
    m_buttons = new FlowBox(spacing::small, spacing::small, panel);
    m_sendBack = new ActionButton(m_buttons);
    m_sendBack->setKind(ActionButton::Kind::Primary);
    m_author = new ActionButton(m_buttons);
    m_stands = new ActionButton(m_buttons);
    m_again = new ActionButton(m_buttons);
    for (ActionButton *button : {m_sendBack, m_stands, m_author, m_again})
        m_buttons->add(button);
    auto *column = panelColumn(panel);
    column->addWidget(scroll, 1);
    column->addWidget(m_reader);
    column->addWidget(m_note);
    column->addWidget(m_buttons);
    return panel;
}

void FlaggedItemDetail::setActions()
{
    CommandRegistry &commands = m_context.commands;
    m_sendBack->setAction(commands.action(QStringLiteral("errors.suspect-send-back")));
    m_author->setAction(commands.action(QStringLiteral("errors.suspect-author")));
    m_stands->setAction(commands.action(QStringLiteral("errors.suspect-stands")));
    m_again->setAction(commands.action(QStringLiteral("errors.suspect-again")));
}

void FlaggedItemDetail::clear()
{
    m_version = {};
    m_pictures->clear();
}

void FlaggedItemDetail::showFlaggedItem(const FlaggedItem &flaggedItem, const std::shared_ptr<const FlaggedItemData> &read)
{
    if (flaggedItem.version != m_version)
        m_note->setText({});
    m_version = flaggedItem.version;
    m_name->setText(flaggedItem.itemId);
    m_state->show(flaggedItem.isAgain() ? tr("Listed again") : titleOf(flaggedItem.state), toneOf(flaggedItem));
    const Question asked = askedBy(flaggedItem);
    const QList<ItemPicture> pictures = itemPictures(asked, mediumOf(read->facts.images.value(flaggedItem.image)), asked.options);
    showStem(m_stem, flaggedItem.stem, pictures);
    m_options->setLines(flaggedItem.isWritten() ? writtenLines(flaggedItem) : optionLines(flaggedItem), flaggedItem.models.n);
    showFacts(flaggedItem, *read);
    showAnswers(flaggedItem, read->results);
    m_pictures->show(pictures);
    const bool lead = m_context.project.person().is(Role::Lead);
    const bool off = flaggedItem.state == FlaggedItemState::LookedAt;
    m_reader->setVisible(!lead);
    m_note->setVisible(lead);
    m_buttons->setVisible(lead);
    m_stands->setVisible(!off);
    m_author->setVisible(!off);
    m_again->setVisible(off);
}

void FlaggedItemDetail::showFacts(const FlaggedItem &flaggedItem, const FlaggedItemData &read)
{
    const QLocale locale;
    QList<Fact> facts;
    if (flaggedItem.isWritten())
        facts.append({tr("Accepted answers"), flaggedItem.accepted.join(QStringLiteral(" · ")), false});
    for (const FlaggedItemReason reason : flaggedItem.reasons)
        facts.append({titleOf(reason), sentenceOf(flaggedItem, reason), false});
    if (!flaggedItem.has(FlaggedItemReason::PeopleAgree) && flaggedItem.people.n > 0) {
        QStringList counts;
        for (auto answer = flaggedItem.peopleCounts.constBegin(); answer != flaggedItem.peopleCounts.constEnd(); ++answer)
            counts.append(tr("%1 %2", "letter, count").arg(flaggedItem.labelOf(answer.key()), locale.toString(answer.value())));
        facts.append({tr("People"), tr("%n answer(s): %1", nullptr, flaggedItem.people.n).arg(counts.join(QStringLiteral(" · "))), false});
    }
    if (!flaggedItem.has(FlaggedItemReason::NoPicture) && flaggedItem.withoutPicture.n > 0) {
        facts.append({tr("Without image"),
                      tr("%1 of %2 models are correct")
                          .arg(locale.toString(flaggedItem.withoutPicture.k),
                               locale.toString(flaggedItem.withoutPicture.n)),
                      false});
    }
    if (flaggedItem.kept)
        facts.append({tr("Discussed"), tr("On %1, the team decided to keep the key.").arg(dayText(*flaggedItem.kept)), false});
    if (flaggedItem.mark) {
        const QString day = dayText(flaggedItem.mark->at);
        const QString what = flaggedItem.mark->sentBack ? tr("Returned on %1").arg(day) : tr("Confirmed as correct on %1").arg(day);
        facts.append(
            {tr("Checked"),
             flaggedItem.mark->note.isEmpty() ? what : tr("%1: %2", "what was done, why").arg(what, flaggedItem.mark->note),
             false});
    }
    m_facts->setFacts(facts);
    QList<Fact> labels;
    for (const Dimension &dimension : read.results.preset.dimensions) {
        QStringList values;
        for (const LabelCode &code : flaggedItem.labels.value(dimension.code)) {
            const LabelValue *value = dimension.value(code);
            values.append(value ? value->title.text() : code.text());
        }
        labels.append({dimension.title.text(), values.join(QStringLiteral(" · ")), false});
    }
    m_labels->setFacts(labels);
}

void FlaggedItemDetail::showAnswers(const FlaggedItem &flaggedItem, const ResultsData &results)
{
    struct Row {
        QString model;
        QString configuration;
        QString answer;
        ResponseResult result;
        bool overruled;
    };
    const Question asked = askedBy(flaggedItem);
    QList<Row> rows;
    for (const ResultsRun &run : results.runs) {
        for (const ScoredSlot &slot : run.replies) {
            if (slot.slot.question != flaggedItem.version)
                continue;
            const QString answer = shownAnswer(asked, slot.answer);
            rows.append({modelTitle(run.run), run.title, answer.isEmpty() ? QStringLiteral("–") : answer, slot.result, slot.overruled});
        }
    }
    m_answers->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        const Row &one = rows.at(row);
        const QString word = one.overruled ? tr("%1*", "a result that a person overruled").arg(titleOf(one.result)) : titleOf(one.result);
        const QString texts[] = {one.model, one.configuration, one.answer, word};
        for (int i = 0; i < 4; ++i) {
            auto *cell = new QTableWidgetItem(texts[i]);
            cell->setToolTip(texts[i]);
            if (i == 3)
                cell->setData(BadgeDelegate::ToneRole, static_cast<int>(toneOf(one.result)));
            m_answers->setItem(row, i, cell);
        }
    }
    m_answers->setFixedHeight(m_answers->horizontalHeader()->sizeHint().height()
                              + static_cast<int>(rows.size()) * m_answers->verticalHeader()->defaultSectionSize() + 2);
}

void FlaggedItemDetail::retranslate()
{
    m_answers->setHorizontalHeaderLabels({tr("Model"), tr("Configuration"), tr("Answer"), tr("Result")});
    m_answers->setAccessibleName(tr("Model responses"));
    m_note->setPlaceholderText(tr("Note (if empty, the reasons above are used)"));
    m_note->setAccessibleName(tr("Note"));
    m_reader->setText(tr("Leads return questions for review, or confirm that the questions are correct."));
    m_options->setAccessibleName(tr("Options, and number of models that chose each option"));
}

} // namespace yuyi
