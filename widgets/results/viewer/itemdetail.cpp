// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/itemdetail.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/badgedelegate.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/stemlabel.h"
#include "widgets/results/viewer/overruledialog.h"
#include "widgets/results/viewer/replyview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/replies/replyevidence.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int pictureHeight = 200; // least height of the picture, pixels at scale 1
constexpr int leastPanel = 200;    // pixels at scale 1
constexpr int answersAtOnce = 8;   // rows of answers seen without scrolling

QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

} // namespace

ItemDetail::ItemDetail(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(buildItem(), 1);
    m_split->addPart(buildReplies(), 1);
    keepSizes(m_split, m_pageData.context().settings, QStringLiteral("results-detail"), {4900, 5100});
    fillWith(this, m_split);
    connect(m_answers, &QTableWidget::currentCellChanged, this, [this](int row) {
        chooseReply(m_shown.value(row, -1));
        // From now on this model is looked at on every item.
        if (const ViewedReply *reply = current())
            m_wanted = reply->run.id;
    });
    connect(m_reply, &ReplyView::promptWanted, this, &ItemDetail::readPrompt);
    retranslate();
    clear();
}

QSize ItemDetail::minimumSizeHint() const
{
    return {Theme::of(this).px(leastPanel), QWidget::minimumSizeHint().height()};
}

void ItemDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int beside = 2 * Theme::of(this).px(leastPanel) + m_split->handleWidth();
    m_split->setOrientation(width() < beside ? Qt::Vertical : Qt::Horizontal);
}

QWidget *ItemDetail::buildItem()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastPanel));
    makePanel(panel);
    m_pictures = new PicturePane(m_pageData.context().pictures, panel);
    m_viewer = m_pictures->viewer();
    m_viewer->setDigitKeys(false);
    m_viewer->setMinimumHeight(Theme::of(this).px(pictureHeight));
    auto *words = new QWidget(panel);
    m_name = plainLabel(words, TextRole::Soft);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_stem = wrappedLabel(words, TextRole::Section);
    m_stem->setObjectName(QStringLiteral("itemStem"));
    m_stem->setTextFormat(Qt::PlainText);
    connect(m_stem, &QLabel::linkActivated, m_pictures, [this](const QString &number) { m_pictures->showNumber(number.toInt()); });
    m_options = new OptionCounts(words);
    showPicturesIn(m_options, m_pageData.context().pictures);
    connect(m_options, &OptionCounts::pictureWanted, m_pictures, &PicturePane::showOption);
    m_facts = new FactList(words);
    auto *inside = new QVBoxLayout(words);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    inside->addWidget(m_name);
    inside->addWidget(m_stem);
    inside->addWidget(m_options);
    inside->addWidget(m_facts);
    inside->addStretch(1);
    auto *column = columnIn(panel, spacing::medium);
    column->addWidget(m_pictures, 1);
    column->addWidget(scrolled(words, panel), 1);
    return panel;
}

QWidget *ItemDetail::buildReplies()
{
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(Theme::of(this).px(leastPanel));
    makePanel(panel);
    m_answers = makeTable(4, panel, 0);
    m_answers->setObjectName(QStringLiteral("itemAnswers"));
    m_answers->setItemDelegateForColumn(3, new BadgeDelegate(m_answers));
    m_answers->horizontalHeader()->setMinimumSectionSize(Theme::of(this).px(72));
    m_answers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_reply = new ReplyView(m_pageData.context().commands, panel);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_answers);
    column->addWidget(scrolled(m_reply, panel), 1);
    return panel;
}

void ItemDetail::clear()
{
    m_latest.drop();
    m_question = {};
    m_item = {};
    m_complete = false;
    m_current = -1;
    m_pictures->clear();
    m_name->clear();
    m_stem->clear();
    m_options->setLines({}, 0);
    m_facts->setFacts({});
    m_answers->setRowCount(0);
    m_shown.clear();
    m_reply->show(nullptr, {}, m_pageData.scorer());
}

void ItemDetail::showItem(const QuestionVersionId &question, const QList<RunId> &runs)
{
    m_runs = runs;
    m_question = question;
    read();
}

void ItemDetail::read()
{
    m_complete = false;
    if (m_question.isNull())
        return;
    m_pageData.context()
        .project
        .read([question = m_question, person = m_pageData.context().project.person().id](Stores &stores) {
            return ResponseViewer(stores, person).item(question);
        })
        .then(this, m_latest.only([this](const Result<ViewedItem> &item) {
            if (item)
                take(*item);
            else
                Q_EMIT failed(item.error().sentence);
        }));
}

void ItemDetail::take(const ViewedItem &item)
{
    m_item = item;
    m_complete = true;
    m_pictures->show(itemPictures(m_item.question, mediumOf(m_item.image), m_item.question.options));
    refresh();
}

void ItemDetail::refresh()
{
    if (m_question.isNull() || m_item.question.versionId != m_question)
        return;
    m_name->setText(m_item.itemId);
    showStem(m_stem, m_item.question.stem, m_pictures->pictures());
    fillAnswers();
    showOptions();
    m_pageData.context().commands.refresh();
}

ResponseResult ItemDetail::resultOf(const ViewedReply &reply) const
{
    if (reply.details.overrule)
        return reply.details.overrule->result;
    const ScoredResponse *own = scoreThatCounts(reply.details.scores, m_pageData.scorer());
    return own ? own->result : ResponseResult::Error;
}

Answer ItemDetail::answerOf(const ViewedReply &reply) const
{
    if (reply.details.overrule)
        return reply.details.overrule->answer;
    const ScoredResponse *own = scoreThatCounts(reply.details.scores, m_pageData.scorer());
    return own ? own->answer : Answer();
}

QList<OptionCounts::Line> ItemDetail::optionLines() const
{
    QHash<OptionId, int> chosen;
    for (const int index : std::as_const(m_shown)) {
        for (const OptionId &option : answerOf(m_item.replies.at(index)).options())
            ++chosen[option];
    }
    QList<OptionCounts::Line> lines;
    for (int i = 0; i < m_item.question.options.size(); ++i) {
        const Option &option = m_item.question.options.at(i);
        OptionCounts::Line line;
        line.letter = optionLabel(m_item.form, i);
        line.text = option.text;
        line.count = chosen.value(option.id);
        line.key = option.correct;
        line.picture = option.picture;
        lines.append(line);
    }
    return lines;
}

QList<OptionCounts::Line> ItemDetail::writtenLines() const
{
    const Question &question = m_item.question;
    const GivenAnswer key = question.given(question.key());
    AnswerCounts counts{{key, 0}}; // the key is shown even if no model wrote it
    QHash<GivenAnswer, QString> wordings;
    for (const int index : m_shown) {
        const Answer answer = answerOf(m_item.replies.at(index));
        if (answer.isEmpty())
            continue;
        const GivenAnswer given = question.given(answer);
        ++counts[given];
        if (!wordings.contains(given))
            wordings.insert(given, given == key ? question.key().text : answer.text);
    }
    QList<OptionCounts::Line> lines;
    for (const auto &[answer, count] : writtenInOrder(counts, question)) {
        OptionCounts::Line line;
        line.key = answer == key;
        line.text = line.key ? question.key().text : wordings.value(answer);
        line.count = count;
        lines.append(line);
    }
    return lines;
}

void ItemDetail::showOptions()
{
    const bool written = m_item.question.options.isEmpty();
    m_options->setLines(written ? writtenLines() : optionLines(), static_cast<int>(m_shown.size()));
    const QLocale locale;
    QString people = tr("no answers to show");
    if (m_item.votes && m_item.votes->total > 0) {
        QStringList counts;
        for (const auto &[answer, count] : shownVotes(m_item))
            counts.append(tr("%1 %2").arg(answer, locale.toString(count)));
        people = (written ? tr("%1 of %2 people correct (by answer: %3)") : tr("%1 of %2 people correct (by option: %3)"))
                     .arg(locale.toString(m_item.votes->correct), locale.toString(m_item.votes->total),
                          counts.join(QStringLiteral(" · ")));
    }
    QList<Fact> facts;
    if (written)
        facts.append({tr("Accepted answers"), m_item.question.accepted.join(QStringLiteral(" · ")), false});
    facts.append({tr("People"), people, false});
    const Preset preset = forItems(m_pageData.context().project.info().preset);
    for (const Dimension &dimension : preset.dimensions) {
        QStringList values;
        for (const LabelCode &code : m_item.labels.value(dimension.code)) {
            const LabelValue *value = dimension.value(code);
            values.append(value ? value->title.text() : code.text());
        }
        facts.append({dimension.title.text(), values.join(QStringLiteral(" · ")), false});
    }
    m_facts->setFacts(facts);
}

void ItemDetail::fillAnswers()
{
    const QList<RunId> sight = m_pageData.inSight();
    m_shown.clear();
    for (int i = 0; i < m_item.replies.size(); ++i) {
        const RunId &run = m_item.replies.at(i).run.id;
        if (m_runs.contains(run) || sight.contains(run))
            m_shown.append(i);
    }
    // Those asked for come first.
    std::stable_partition(m_shown.begin(), m_shown.end(),
                          [this](int index) { return m_runs.contains(m_item.replies.at(index).run.id); });
    const QSignalBlocker blocker(m_answers);
    m_answers->setHorizontalHeaderLabels({tr("Model"), tr("Configuration"), tr("Answer"), tr("Result")});
    m_answers->setRowCount(static_cast<int>(m_shown.size()));
    int row = 0;
    int wanted = -1;
    bool several = false;
    bool severalConfigurations = false;
    for (const int index : std::as_const(m_shown)) {
        const ViewedReply &reply = m_item.replies.at(index);
        QStringList configuration{reply.configurationTitle};
        if (reply.run.repeats > 1)
            configuration.append(tr("repeat %1").arg(reply.details.attempt.slot.repeat + 1));
        if (reply.run.order == OptionOrder::Circular)
            configuration.append(tr("option rotation %1").arg(reply.details.attempt.slot.rotation + 1));
        several = several || configuration.size() > 1;
        severalConfigurations = severalConfigurations
                             || reply.run.configuration != m_item.replies.at(m_shown.constFirst()).run.configuration;
        const ResponseResult result = resultOf(reply);
        const QString answer = shownAnswer(m_item.question, answerOf(reply), m_item.form);
        const QString word = reply.details.overrule ? tr("%1*").arg(titleOf(result)) : titleOf(result);
        const QString texts[] = {modelTitle(reply.run), configuration.join(QStringLiteral(" · ")),
                                 answer.isEmpty() ? QStringLiteral("–") : answer, word};
        for (int column = 0; column < 4; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            cell->setToolTip(texts[column]);
            if (column == 3)
                cell->setData(BadgeDelegate::ToneRole, static_cast<int>(result == ResponseResult::Correct     ? Tone::Good
                                                                        : result == ResponseResult::Incorrect ? Tone::Bad
                                                                        : result == ResponseResult::Miss      ? Tone::Attention
                                                                                                              : Tone::Neutral));
            m_answers->setItem(row, column, cell);
        }
        if (reply.run.id == m_wanted && wanted < 0)
            wanted = row;
        ++row;
    }
    // One configuration alone is named above; the models need the room.
    m_answers->setColumnHidden(1, !severalConfigurations && !several);
    // A third of the height at most: the reply is what one reads.
    const int room = height() / (3 * m_answers->verticalHeader()->defaultSectionSize());
    const int seen = std::clamp(row, 1, std::clamp(room, 4, answersAtOnce));
    m_answers->setFixedHeight(m_answers->horizontalHeader()->sizeHint().height()
                              + seen * m_answers->verticalHeader()->defaultSectionSize() + 2);
    if (row > 0)
        m_answers->setCurrentCell(std::max(0, wanted), 0);
    chooseReply(m_shown.value(std::max(0, wanted), -1));
}

const ViewedReply *ItemDetail::current() const
{
    return m_current >= 0 && m_current < m_item.replies.size() ? &m_item.replies.at(m_current) : nullptr;
}

void ItemDetail::chooseReply(int index)
{
    m_current = index;
    const ViewedReply *reply = current();
    m_reply->show(reply, m_item, m_pageData.scorer());
    m_pageData.context().commands.refresh();
}

void ItemDetail::walkReplies(int step)
{
    const int row = std::clamp(m_answers->currentRow() + step, 0, m_answers->rowCount() - 1);
    if (row >= 0)
        m_answers->setCurrentCell(row, 0);
}

void ItemDetail::readPrompt()
{
    const ViewedReply *reply = current();
    if (!reply)
        return;
    PageContext &context = m_pageData.context();
    context.project
        .read([run = reply->run.id, slot = reply->details.attempt.slot, person = context.project.person().id,
               folder = context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).sentPrompt(run, slot);
        })
        .then(this, m_latestPrompt.only([this, attempt = reply->details.attempt.id](const Result<SentPrompt> &prompt) {
            // Another reply may be looked at by now.
            if (!current() || current()->details.attempt.id != attempt)
                return;
            if (prompt)
                m_reply->showPrompt(*prompt);
            else
                m_reply->failPrompt(prompt.error().sentence);
        }));
}

bool ItemDetail::mayOverrule() const
{
    const ViewedReply *reply = current();
    return reply && reply->details.response.status == ReplyStatus::Answered;
}

bool ItemDetail::mayWithdraw() const
{
    const ViewedReply *reply = current();
    return reply && reply->details.overrule.has_value();
}

bool ItemDetail::hasReasoning() const
{
    return current() && m_reply->hasReasoning();
}

void ItemDetail::overrule()
{
    const ViewedReply *reply = current();
    if (!mayOverrule() || !reply)
        return;
    auto *dialog = new OverruleDialog(reply->question, m_item.form, answerOf(*reply), this);
    connect(dialog, &OverruleDialog::overruled, this,
            [this, attempt = reply->details.attempt.id](const Answer &answer, const QString &reason) {
                m_pageData.context()
                    .project
                    .write([attempt, answer, reason, person = m_pageData.context().project.person().id](Stores &stores) {
                        return ResponseViewer(stores, person).overrule(attempt, answer, reason);
                    })
                    .then(this, [this](const Result<> &done) {
                        if (!done) {
                            Q_EMIT failed(done.error().sentence);
                            return;
                        }
                        Q_EMIT toast(tr("Your decision on this reply now counts. Press W to withdraw your decision."), false);
                        read();
                    });
            });
    dialog->open();
}

void ItemDetail::withdraw()
{
    const ViewedReply *reply = current();
    if (!mayWithdraw() || !reply)
        return;
    m_pageData.context()
        .project
        .write([attempt = reply->details.attempt.id, person = m_pageData.context().project.person().id](Stores &stores) {
            return ResponseViewer(stores, person).withdraw(attempt);
        })
        .then(this, [this](const Result<> &done) {
            if (!done) {
                Q_EMIT failed(done.error().sentence);
                return;
            }
            Q_EMIT toast(tr("The scorer's decision on this reply counts again."), false);
            read();
        });
}

void ItemDetail::togglePrompt()
{
    m_reply->togglePrompt();
}

void ItemDetail::toggleReasoning()
{
    m_reply->toggleReasoning();
}

void ItemDetail::toggleEvidence()
{
    m_reply->evidence()->toggle();
}

bool ItemDetail::hasEvidence() const
{
    return hasReply() && m_reply->evidence()->hasEvidence();
}

ImageId ItemDetail::image() const
{
    return m_item.question.versionId == m_question ? m_item.image.id : ImageId();
}

void ItemDetail::retranslate()
{
    m_answers->setAccessibleName(tr("Answers of all models"));
    m_reply->retranslate();
    refresh();
}

} // namespace yuyi
