// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/answersview.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/filterchip.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/stemlabel.h"
#include "widgets/study/report/answersmodel.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int pictureHeight = 150; // least height, pixels at scale 1
constexpr int wordsHeight = 110;   // of the question below it
constexpr int listHeight = 140;
constexpr int leastBeside = 640; // of list and picture side by side
constexpr int leastPanel = 280;  // pixels at scale 1
constexpr int headPadding = 24;  // what the style sheet takes from a heading

/// The pictures of an item; `own`: that of its image.
QList<ItemPicture> picturesOf(const StudiedItem &item, const Medium &own)
{
    Question question;
    question.media = item.media;
    question.options = item.options;
    return itemPictures(question, own, item.options);
}

} // namespace

AnswersView::AnswersView(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    build();
    connect(m_chip, &FilterChip::removed, this, &AnswersView::widen);
    connect(m_chip, &QAbstractButton::clicked, this, &AnswersView::widen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AnswersView::showCurrent);
    retranslate();
}

void AnswersView::build()
{
    const Theme &theme = Theme::of(this);
    auto *list = new QWidget(this);
    makePanel(list);
    m_title = plainLabel(list, TextRole::Section);
    m_chip = new FilterChip(list);
    m_chip->setObjectName(QStringLiteral("answersFilter"));
    m_chip->setPlain(true);
    m_table = new QTableView(list);
    m_table->setObjectName(QStringLiteral("studyAnswers"));
    prepareTable(m_table, false);
    m_model = new AnswersModel(this);
    m_table->setModel(m_model);
    m_table->setWordWrap(false);
    m_table->horizontalHeader()->setSectionResizeMode(AnswersModel::Chosen, QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(theme.px(40));
    auto *head = rowIn(nullptr, 0, spacing::medium);
    head->addWidget(m_title);
    head->addWidget(m_chip);
    head->addStretch(1);
    auto *left = columnIn(list, spacing::medium);
    left->addLayout(head);
    left->addWidget(m_table, 1);

    auto *panel = new QWidget(this);
    makePanel(panel);
    panel->setMinimumWidth(theme.px(leastPanel));
    m_pictures = new PicturePane(m_context.pictures, panel);
    m_viewer = m_pictures->viewer();
    m_viewer->setDigitKeys(false);
    m_viewer->setMinimumHeight(theme.px(pictureHeight));
    auto *words = new QWidget(panel);
    m_name = plainLabel(words, TextRole::Soft);
    m_name->setTextFormat(Qt::PlainText);
    m_stem = wrappedLabel(words, TextRole::Section);
    m_stem->setTextFormat(Qt::PlainText);
    connect(m_stem, &QLabel::linkActivated, m_pictures, [this](const QString &number) { m_pictures->showNumber(number.toInt()); });
    m_options = new OptionCounts(words);
    showPicturesIn(m_options, m_context.pictures);
    connect(m_options, &OptionCounts::pictureWanted, m_pictures, &PicturePane::showOption);
    m_facts = new FactList(words);
    auto *inside = new QVBoxLayout(words);
    inside->setContentsMargins(0, 0, spacing::small, 0);
    inside->setSpacing(spacing::small);
    for (QWidget *one : QList<QWidget *>{m_name, m_stem, m_options, m_facts})
        inside->addWidget(one);
    inside->addStretch(1);
    auto *area = new QScrollArea(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(words);
    auto *right = columnIn(panel, spacing::medium);
    right->addWidget(m_pictures, 1);
    right->addWidget(area, 1);

    area->setMinimumHeight(theme.px(wordsHeight));
    list->setMinimumHeight(theme.px(listHeight));
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(list, 3);
    m_split->addPart(panel, 2);
    m_split->setSizes({6100, 3900});
    fillWith(this, m_split);
    setFocusProxy(m_table);
}

void AnswersView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() >= Theme::of(this).px(leastBeside) ? Qt::Horizontal : Qt::Vertical;
    if (m_split->orientation() == wanted)
        return;
    m_split->setOrientation(wanted);
    m_split->setSizes(wanted == Qt::Horizontal ? QList<int>{6100, 3900} : QList<int>{4000, 6000});
}

void AnswersView::setAnswers(const std::shared_ptr<const StudyReport> &report, bool byRules, const TrialFilter &filter,
                             const QString &what)
{
    m_report = report;
    m_byRules = byRules;
    m_filter = filter;
    m_what = what;
    m_narrowed = !what.isEmpty();
    fill();
}

void AnswersView::fill()
{
    if (!m_report) {
        m_model->setAnswers({}, {});
    } else {
        m_model->setAnswers(m_report, trialsBehind(m_report->data, m_report->figures(m_byRules), m_filter));
    }
    m_chip->setState(m_what);
    m_chip->setVisible(m_narrowed);
    m_title->setText(tr("%n answer(s)", nullptr, static_cast<int>(m_model->trials().size())));
    if (!m_model->trials().isEmpty())
        m_table->setCurrentIndex(m_model->index(0, 0));
    showCurrent();
}

void AnswersView::widen()
{
    m_filter = {};
    m_what.clear();
    m_narrowed = false;
    fill();
    m_table->setFocus();
}

void AnswersView::walk(int step)
{
    const int row = m_table->currentIndex().row() + step;
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void AnswersView::showCurrent()
{
    const QModelIndex now = m_table->currentIndex();
    if (!m_report || !now.isValid() || now.row() >= m_model->trials().size()) {
        m_pending = {};
        m_image = {};
        m_pictures->clear();
        m_name->clear();
        m_stem->clear();
        m_options->setLines({}, 0);
        m_facts->setFacts({});
        return;
    }
    const TrialIndex &trialIndex = m_model->trials().at(now.row());
    const StudiedPerson &person = m_report->data.people.at(trialIndex.person);
    const Trial &trial = person.trials.at(trialIndex.trial);
    const StudiedItem &item = m_report->data.items.at(trialIndex.item);
    showPictures(item);
    m_name->setText(tr("Item %1 · answered by %2").arg(item.study.item.itemId, person.participant.code));
    Medium own; // its hash is enough to know which pictures there are
    own.sha256 = item.study.item.imageSha256;
    showStem(m_stem, item.stem, picturesOf(item, own));
    const StudyFigures &figures = m_report->figures(m_byRules);
    const auto known = std::find_if(figures.items.begin(), figures.items.end(),
                                    [&](const StudyItemFigures &one) { return one.index == trialIndex.item; });
    QList<OptionCounts::Line> lines;
    if (item.isWritten())
        lines = linesOfWritten(item, trial, person, known != figures.items.end() ? known->given : AnswerCounts());
    for (int i = 0; i < item.options.size(); ++i) {
        const bool chosen = trial.answer.contains(item.options.at(i).id);
        OptionCounts::Line line;
        line.letter = optionLabel({false, item.ownLabels}, i);
        line.text = chosen ? tr("%1 ← %2", "option, participant").arg(item.options.at(i).text, person.participant.code)
                           : item.options.at(i).text;
        line.count = known != figures.items.end() ? known->chosen.value(i) : 0;
        line.key = item.keys.contains(i);
        line.picture = item.options.at(i).picture;
        lines.append(line);
    }
    m_options->setLines(lines, known != figures.items.end() ? known->n : 0);
    QStringList order;
    for (const OptionId &option : trial.shownOrder)
        order.append(optionLabels({false, item.ownLabels}, item.positionsOf(option)));
    QStringList flags;
    for (const TrialFlag flag : trial.flags)
        flags.append(titleOf(flag));
    const QLocale locale;
    QList<Fact> facts{{tr("Order in which the options were shown"), order.join(u' '), false},
                      {tr("Position in the questionnaire"), locale.toString(trial.position + 1), false},
                      {tr("Answer changed"), tr("%n time(s)", nullptr, trial.changes), false},
                      {tr("Events"), flags.join(QStringLiteral(" · ")), false}};
    if (item.isWritten())
        facts.removeFirst();
    m_facts->setFacts(facts);
}

QList<OptionCounts::Line> AnswersView::linesOfWritten(const StudiedItem &item, const Trial &trial, const StudiedPerson &person,
                                                      const AnswerCounts &counts) const
{
    AnswerCounts all = counts;
    const GivenAnswer key = item.key();
    const GivenAnswer own = item.given(trial.answer);
    // The key is listed even if nobody wrote it, and so is an answer that is not in the figures.
    for (const GivenAnswer &listed : {key, own}) {
        if (!listed.isEmpty() && !all.contains(listed))
            all.insert(listed, 0);
    }
    const QHash<GivenAnswer, QString> wordings = wordingsOf(m_report->data, item);
    QList<OptionCounts::Line> lines;
    for (auto answer = all.cbegin(); answer != all.cend(); ++answer) {
        const bool right = answer.key() == key;
        OptionCounts::Line line;
        line.text = right ? item.accepted.join(QStringLiteral(" · ")) : wordings.value(answer.key(), answer.key().text);
        if (answer.key() == own)
            line.text = tr("%1 ← %2", "option, participant").arg(right ? line.text : trial.answer.text, person.participant.code);
        line.count = *answer;
        line.key = right;
        lines.append(line);
    }
    std::stable_sort(lines.begin(), lines.end(), [](const OptionCounts::Line &a, const OptionCounts::Line &b) {
        return a.key != b.key ? a.key : a.count > b.count;
    });
    return lines;
}

void AnswersView::showPictures(const StudiedItem &item)
{
    const QuestionVersionId question = item.study.item.question;
    if (question == m_pending)
        return;
    m_pending = question;
    if (m_image.id == item.study.item.image) { // zoom and place stay
        m_pictures->show(picturesOf(item, mediumOf(m_image)));
        Q_EMIT picturesChanged();
        return;
    }
    m_image = {};
    m_pictures->clear();
    m_viewer->setLoading();
    m_context.project.read([image = item.study.item.image](Stores &stores) { return ImageService(stores).image(image); })
        .then(this, [this, item](const Result<Image> &found) {
            if (item.study.item.question != m_pending)
                return;
            if (found) {
                m_image = *found;
                m_pictures->show(picturesOf(item, mediumOf(m_image)));
            } else {
                m_viewer->setError(found.error().sentence);
            }
            Q_EMIT picturesChanged();
        });
}

void AnswersView::retranslate()
{
    m_table->setAccessibleName(tr("Answers"));
    m_chip->setToolTip(tr("Show all answers again"));
    m_model->retranslate();
    // What stands in a column has room, and its heading is read whole in every language.
    const Theme &theme = Theme::of(this);
    const int widths[] = {62, 78, 120, 42, 78, 66, 72};
    const QFontMetrics metrics(m_table->horizontalHeader()->font());
    for (int i = 0; i < AnswersModel::ColumnCount; ++i) {
        const QString heading = m_model->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->setColumnWidth(i, qMax(theme.px(widths[i]), metrics.horizontalAdvance(heading) + theme.px(headPadding)));
    }
    m_title->setText(tr("%n answer(s)", nullptr, static_cast<int>(m_model->trials().size())));
    showCurrent();
}

} // namespace yuyi
