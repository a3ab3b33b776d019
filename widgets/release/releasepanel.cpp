// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasepanel.h"

#include "models/exchange/files/parttarget.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/release/splits.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/pathfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

constexpr int mostCounted = 999; // names that are tried in a folder

bool isTaken(const QString &path)
{
    const QFileInfo there(path);
    return there.exists() || there.isSymLink();
}

/// The path, or the first of "name-2", "name-3" … beside it that does not exist.
QString freeTarget(const QString &path, ExportFormat format)
{
    if (!isTaken(path))
        return path;
    const QFileInfo used(path);
    // Only a file has an ending, the name's last: a title may hold a full stop.
    const bool ends = !isFolderFormat(format) && !used.suffix().isEmpty();
    const QString ending = ends ? QString(QLatin1Char('.') % used.suffix()) : QString();
    QString name = used.fileName().chopped(ending.size());
    static const QRegularExpression counted(QStringLiteral("-(\\d{1,3})$"));
    const auto match = counted.match(name);
    // A number of the title itself is none of ours: then there is nothing of the name without it.
    const QString without = match.hasMatch() ? name.chopped(match.capturedLength()) : QString();
    const bool ours = match.hasMatch() && isTaken(used.absolutePath() % QLatin1Char('/') % without % ending);
    int number = ours ? match.captured(1).toInt() + 1 : 2;
    if (ours)
        name = without;
    QString next = path;
    for (; number <= mostCounted && isTaken(next); ++number)
        next = QString(used.absolutePath() % QLatin1Char('/') % name % QLatin1Char('-') % QString::number(number) % ending);
    return next;
}

} // namespace

ReleasePanel::ReleasePanel(UserPrompts &prompts, QWidget *parent)
    : QWidget(parent),
      m_prompts(prompts),
      m_heading(plainLabel(this)),
      m_formatText(plainLabel(this)),
      m_format(new QComboBox(this)),
      m_formatWhat(wrappedLabel(this, TextRole::Small)),
      m_pictures(plainLabel(this)),
      m_deal(new QCheckBox(this)),
      m_splitsText(plainLabel(this)),
      m_splits(new QLineEdit(this)),
      m_sizes(plainLabel(this)),
      m_byText(plainLabel(this)),
      m_by(new QComboBox(this)),
      m_shared(plainLabel(this)),
      m_seedText(plainLabel(this)),
      m_seed(new QSpinBox(this)),
      m_keys(new QCheckBox(this)),
      m_test(new QCheckBox(this)),
      m_promptText(plainLabel(this)),
      m_prompt(new QComboBox(this)),
      m_targetText(plainLabel(this)),
      m_target(new PathField(this)),
      m_choose(new ActionButton(this))
{
    makePanel(this);
    auto *column = columnIn(this, spacing::medium);
    setTextRole(m_heading, TextRole::Section);
    for (QLabel *label : {m_formatText, m_splitsText, m_byText, m_seedText, m_promptText, m_targetText})
        setTextRole(label, TextRole::Soft);
    setTextRole(m_sizes, TextRole::Small);
    m_sizes->setWordWrap(true);
    column->addWidget(m_heading);
    column->addWidget(m_formatText);
    setTextRole(m_pictures, TextRole::Small);
    setStyleProperty(m_pictures, "feel", QStringLiteral("attention"));
    m_pictures->setWordWrap(true);
    m_pictures->setObjectName(QStringLiteral("picturesNotTaken"));
    m_pictures->hide();
    auto *formats = columnIn(nullptr, 0, spacing::tiny);
    formats->addWidget(m_format);
    formats->addWidget(m_formatWhat);
    column->addLayout(formats);
    column->addWidget(m_pictures);
    column->addSpacing(spacing::small);
    column->addWidget(m_deal);
    column->addWidget(m_splitsText);
    column->addWidget(m_splits);
    column->addWidget(m_sizes);
    column->addWidget(m_byText);
    column->addWidget(m_by);
    column->addWidget(m_shared);
    column->addWidget(m_seedText);
    column->addWidget(m_seed);
    column->addSpacing(spacing::small);
    column->addWidget(m_keys);
    column->addWidget(m_test);
    column->addWidget(m_promptText);
    column->addWidget(m_prompt);
    column->addSpacing(spacing::small);
    auto *line = rowIn();
    line->addWidget(m_targetText, 1);
    line->addWidget(m_choose);
    column->addLayout(line);
    column->addWidget(m_target); // a line of its own: a path is long
    column->addStretch();
    m_deal->setObjectName(QStringLiteral("assignAgain"));
    m_splits->setObjectName(QStringLiteral("splits"));
    m_sizes->setObjectName(QStringLiteral("splitSizes"));
    m_by->setObjectName(QStringLiteral("splitBy"));
    m_shared->setObjectName(QStringLiteral("sharedPictures"));
    setTextRole(m_shared, TextRole::Small);
    m_shared->setWordWrap(true);
    m_shared->hide();
    m_byText->setBuddy(m_by);
    m_formatText->setBuddy(m_format);
    m_splitsText->setWordWrap(true);
    m_splitsText->setBuddy(m_splits);
    m_seedText->setBuddy(m_seed);
    m_targetText->setBuddy(m_target);
    m_seed->setRange(0, 2147483647);
    m_keys->setObjectName(QStringLiteral("withKeys"));
    m_keys->setChecked(true);
    m_formatWhat->setObjectName(QStringLiteral("formatContents"));
    m_test->setObjectName(QStringLiteral("withTest"));
    m_test->hide(); // until the format is one to train models with
    m_prompt->setObjectName(QStringLiteral("dialoguePrompt"));
    m_promptText->setBuddy(m_prompt);
    m_promptText->hide();
    m_prompt->hide();
    m_deal->hide(); // until there is a split to assign again
    for (const auto &[format, code] : codesOf(ExportFormat{}))
        m_format->addItem(titleOf(format), codeOf(format));
    for (const auto &[by, code] : codesOf(SplitBy{}))
        m_by->addItem(titleOf(by), codeOf(by));
    connect(m_by, &QComboBox::currentIndexChanged, this, &ReleasePanel::showSizes);
    connect(m_seed, &QSpinBox::valueChanged, this, &ReleasePanel::showSizes);
    connect(m_deal, &QCheckBox::toggled, this, &ReleasePanel::showSizes);
    connect(m_splits, &QLineEdit::textChanged, this, &ReleasePanel::showSizes);
    connect(m_splits, &QLineEdit::textEdited, this, [this] { m_ownSplits = true; });
    connect(m_format, &QComboBox::currentIndexChanged, this, &ReleasePanel::suggestTarget);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ReleasePanel::showWhatIsTaken);
    connect(m_choose, &QAbstractButton::clicked, this, &ReleasePanel::chooseTarget);
    retranslate();
}

void ReleasePanel::setProject(const ProjectInfo &info, const Contents &contents)
{
    const bool first = m_title.isEmpty();
    const bool before = !kept().isEmpty();
    m_title = info.title;
    m_contents = contents;
    m_texts = info.preset.texts.image;
    m_rationales = info.preset.questions.rationale;
    showKeys();
    if (first)
        m_by->setCurrentIndex(m_by->findData(codeOf(info.preset.splitBy)));
    const bool split = !kept().isEmpty();
    if (split != before)
        m_deal->setChecked(false);
    offerFormats(info.preset);
    offerPrompts();
    m_deal->setVisible(split);
    // What is proposed follows the number of questions until somebody writes their own. A set that was released as one file stays so.
    if (!m_ownSplits) {
        const QList<SplitPart> &parts = contents.splits.isEmpty() ? info.preset.splits : contents.splits;
        const int questions = questionsOfParts(parts, kept(), contents.questions);
        m_splits->setText(contents.published && !split ? QString() : splitsText(splitsWithin(parts, questions)));
    }
    if (first) {
        m_format->setCurrentIndex(m_format->findData(codeOf(usualFormat(info.preset, contents.pictures))));
        suggestTarget();
    }
    showSizes();
    showWhatIsTaken();
}

/// A form that other benchmarks cannot have is not offered to them.
void ReleasePanel::offerFormats(const Preset &preset)
{
    for (const auto &[format, code] : codesOf(ExportFormat{})) {
        const int row = m_format->findData(codeOf(format));
        const bool fits = fitsPreset(format, preset);
        if (fits && row < 0)
            m_format->addItem(titleOf(format), codeOf(format));
        else if (!fits && row >= 0)
            m_format->removeItem(row);
    }
}

/// The one that was chosen stays, if it is still there.
void ReleasePanel::offerPrompts()
{
    const QString chosen = m_prompt->currentData().toString();
    m_prompt->clear();
    for (const Configuration &one : std::as_const(m_contents.prompts))
        m_prompt->addItem(one.title.text(), one.code);
    m_prompt->setCurrentIndex(qMax(0, m_prompt->findData(chosen)));
}

bool ReleasePanel::takesAll(ExportFormat format) const
{
    return !m_contents.pictures || takesPictures(format);
}

void ReleasePanel::showWhatIsTaken()
{
    const auto format = fromCode<ExportFormat>(m_format->currentData().toString());
    m_pictures->setVisible(format && !takesAll(*format));
    m_formatWhat->setText(format ? contentsOf(*format) : QString());
    m_test->setVisible(format == ExportFormat::Chat);
    // With one prompt there is nothing to choose.
    m_promptText->setVisible(format == ExportFormat::Chat && m_prompt->count() > 1);
    m_prompt->setVisible(format == ExportFormat::Chat && m_prompt->count() > 1);
}

/// The box names what questions of the preset can have.
void ReleasePanel::showKeys()
{
    m_keys->setText(m_texts        ? tr("Include answers, explanations and implied meanings")
                    : m_rationales ? tr("Include answers and their explanations")
                                   : tr("Include answers"));
}

SplitBy ReleasePanel::splitBy() const
{
    return fromCode<SplitBy>(m_by->currentData().toString()).value_or(SplitBy::Image);
}

QMap<QString, int> ReleasePanel::kept() const
{
    return m_contents.material.items.isEmpty() ? m_contents.kept : m_contents.material.kept.value(splitBy());
}

bool ReleasePanel::keepsSplits() const
{
    return !kept().isEmpty() && !m_deal->isChecked();
}

bool ReleasePanel::assignsSplits() const
{
    const QMap<QString, int> counts = kept();
    return !keepsSplits() || std::accumulate(counts.begin(), counts.end(), 0) < m_contents.questions;
}

void ReleasePanel::suggestTarget()
{
    const auto format = fromCode<ExportFormat>(m_format->currentData().toString());
    if (!format)
        return;
    const QString now = m_target->text();
    const QString folder = now.isEmpty() ? QDir::homePath() : QFileInfo(now).absolutePath();
    const QString suffix = suffixOf(*format);
    QString name = safeFileName(m_title);
    // The ending says it where it is the format's own name.
    if (codeOf(*format) != suffix)
        name += QLatin1Char('-') % codeOf(*format);
    if (!suffix.isEmpty())
        name += QLatin1Char('.') % suffix;
    m_target->setText(freeTarget(QDir(folder).absoluteFilePath(name), *format));
}

void ReleasePanel::proposeNextTarget()
{
    if (const auto format = fromCode<ExportFormat>(m_format->currentData().toString()))
        m_target->setText(freeTarget(m_target->text(), *format));
}

void ReleasePanel::chooseTarget()
{
    m_prompts.saveFile(this, tr("Release As"), m_target->text(), {}, [this](const QString &path) {
        m_target->setText(path);
    });
}

/// Where items have splits, these would be kept: to assign them again takes new ones.
bool ReleasePanel::writesOneFile() const
{
    return !m_deal->isChecked() && m_splits->text().trimmed().isEmpty();
}

void ReleasePanel::showSizes()
{
    m_latest.drop();
    const std::optional<QList<SplitPart>> parts = showQuestions();
    if (parts && parts->size() > 1 && !m_contents.material.items.isEmpty())
        countShared(*parts);
    else
        m_shared->hide();
}

std::optional<QList<SplitPart>> ReleasePanel::showQuestions()
{
    setStyleProperty(m_sizes, "feel", QString());
    m_splits->setEnabled(assignsSplits());
    m_seed->setEnabled(assignsSplits());
    m_by->setEnabled(assignsSplits());
    if (!assignsSplits()) {
        m_sizes->setText(tr("Every item keeps the split that it has."));
        return std::nullopt;
    }
    if (writesOneFile()) {
        m_sizes->setText(keepsSplits() ? tr("Items that have a split keep it. All other items are written to one separate file, “all”.")
                                       : tr("All items are written to one file."));
        return std::nullopt;
    }
    const auto parts = parseSplits(m_splits->text());
    if (!parts) {
        m_sizes->setText(parts.error().sentence);
        setStyleProperty(m_sizes, "feel", QStringLiteral("bad"));
        return std::nullopt;
    }
    const auto sizes = keepsSplits() ? newSplitSizes(*parts, kept(), m_contents.questions)
                                     : splitSizes(*parts, m_contents.questions);
    if (!sizes) {
        m_sizes->setText(sizes.error().sentence);
        setStyleProperty(m_sizes, "feel", QStringLiteral("bad"));
        return std::nullopt;
    }
    QMap<QString, int> counts;
    for (qsizetype i = 0; i < parts->size(); ++i)
        counts[parts->at(i).name] = sizes->at(i);
    showCounts(*parts, counts);
    return *parts;
}

void ReleasePanel::showCounts(const QList<SplitPart> &parts, const QMap<QString, int> &counts)
{
    QStringList words;
    for (const SplitPart &part : parts)
        words.append(tr("%1 %2").arg(part.name, QString::number(counts.value(part.name))));
    const QString numbers = words.join(QStringLiteral(" · "));
    m_sizes->setText(keepsSplits()
                         ? tr("Items that have a split keep it. Other items by split: %1").arg(numbers)
                         : tr("Questions by split: %1").arg(numbers));
}

void ReleasePanel::countShared(const QList<SplitPart> &parts)
{
    const auto seed = static_cast<quint32>(m_seed->value());
    runAside(
        this, [material = m_contents.material, parts, keeps = keepsSplits(), seed] { return splitWays(material, parts, keeps, seed); },
        m_latest.only([this, parts](const QList<SplitWay> &ways) { showShared(parts, ways); }));
}

void ReleasePanel::showShared(const QList<SplitPart> &parts, const QList<SplitWay> &ways)
{
    // Of the chosen way alone: the panel has to fit into a small window.
    const auto chosen = std::find_if(ways.begin(), ways.end(), [this](const SplitWay &way) { return way.by == splitBy(); });
    if (chosen == ways.end())
        return;
    // What stays together may leave a split with other numbers than were asked for.
    if (!chosen->refusal.isEmpty())
        setStyleProperty(m_sizes, "feel", QStringLiteral("bad"));
    else if (!keepsSplits())
        showCounts(parts, chosen->sizes);
    m_shared->setText(chosen->refusal.isEmpty() ? sharedText(chosen->shared) : chosen->refusal);
    m_shared->setVisible(!m_shared->text().isEmpty());
}

Result<ReleaseRequest> ReleasePanel::request() const
{
    ReleaseRequest request;
    request.format = fromCode<ExportFormat>(m_format->currentData().toString()).value_or(ExportFormat::CiiBench);
    if (!takesAll(request.format))
        return failure(ErrorCode::Invalid, m_pictures->text());
    request.withKeys = m_keys->isChecked();
    request.withTest = request.format == ExportFormat::Chat && m_test->isChecked();
    if (request.format == ExportFormat::Chat)
        request.configuration = m_prompt->currentData().toString();
    if (request.format == ExportFormat::Chat && !request.withKeys)
        return failure(ErrorCode::Invalid, tr("Dialogues to train models hold the answers. Include them, or choose another format."));
    request.seed = static_cast<quint32>(m_seed->value());
    if (assignsSplits() && !writesOneFile()) {
        const auto parts = parseSplits(m_splits->text());
        if (!parts)
            return passOn(parts);
        request.splits = *parts;
        request.keepsSplits = keepsSplits();
        request.splitBy = splitBy();
    }
    if (m_target->text().trimmed().isEmpty())
        return failure(ErrorCode::Invalid, tr("Choose a folder for the release."));
    const QString target = QDir::cleanPath(m_target->text().trimmed());
    const auto free = isFolderFormat(request.format) ? PartFolder::checked(target) : PartFile::checked(target);
    if (!free)
        return passOn(free);
    request.target = *free;
    return request;
}

void ReleasePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReleasePanel::retranslate()
{
    m_heading->setText(tr("Create a Release"));
    m_formatText->setText(tr("Format"));
    for (int row = 0; row < m_format->count(); ++row) {
        if (const auto format = fromCode<ExportFormat>(m_format->itemData(row).toString()))
            m_format->setItemText(row, titleOf(*format));
    }
    if (const auto chosen = fromCode<ExportFormat>(m_format->currentData().toString()))
        m_formatWhat->setText(contentsOf(*chosen));
    m_pictures->setText(tr("Some questions show further pictures or have pictures as options. This format does not take them: choose "
                           "another format."));
    m_deal->setText(tr("Reassign items to splits"));
    m_splitsText->setText(tr(
        "Splits, for example “dev:15,val:20,test:rest”. With “rest”, the numbers count questions; without it, they are proportions."));
    m_byText->setText(tr("What stays together"));
    for (int row = 0; row < m_by->count(); ++row) {
        if (const auto by = fromCode<SplitBy>(m_by->itemData(row).toString()))
            m_by->setItemText(row, titleOf(*by));
    }
    m_seedText->setText(tr("Random seed of the splits"));
    showKeys();
    m_test->setText(tr("Include test splits, with their answers"));
    m_promptText->setText(tr("Prompt of the dialogues"));
    for (const Configuration &one : std::as_const(m_contents.prompts)) {
        if (const int row = m_prompt->findData(one.code); row >= 0)
            m_prompt->setItemText(row, one.title.text());
    }
    m_targetText->setText(tr("Write to"));
    m_choose->setText(tr("Choose…"));
    showSizes();
}

} // namespace yuyi
