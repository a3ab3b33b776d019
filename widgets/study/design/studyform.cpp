// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studyform.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/study/design/studyfilterfield.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace yuyi {

namespace {

constexpr int nameLength = 100;
constexpr int comboWidth = 14; // characters

void fill(QComboBox *box, const QString &none, const QList<QPair<QString, QString>> &choices)
{
    const QVariant now = box->currentData();
    box->clear();
    box->addItem(none, QString());
    for (const auto &[code, title] : choices)
        box->addItem(title, code);
    box->setCurrentIndex(std::max(0, box->findData(now)));
}

/// One that has gone keeps its place as its code, so that what is shown is what is stored.
void choose(QComboBox *box, const QString &code)
{
    if (box->findData(code) < 0)
        box->addItem(code, code);
    box->setCurrentIndex(box->findData(code));
}

} // namespace

StudyForm::StudyForm(QWidget *parent)
    : QWidget(parent), m_values(new QWidget(this)), m_name(new LineField(this)), m_filter(new StudyFilterField(m_values)),
      m_set(new QComboBox(m_values)), m_limit(number(0, 1'000'000, "studyLimit")), m_shape(new ChipRow(ChipRow::Pick::One, m_values)),
      m_category(new QComboBox(m_values)), m_across(new QComboBox(m_values)), m_atLeast(number(0, 10'000, "studyAtLeast")),
      m_perCategory(number(1, 10'000, "studyPerCategory")),
      m_answers(number(1, 1'000, "studyAnswers")), m_people(number(1, 1'000, "studyPeople")), m_blocks(new QComboBox(m_values)),
      m_blockSize(number(0, 10'000, "studyBlockSize")), m_practice(number(0, 100, "studyPractice")),
      m_practiceFilter(new StudyFilterField(m_values)), m_gold(new QDoubleSpinBox(m_values)),
      m_goldFilter(new StudyFilterField(m_values)), m_time(number(0, 3'600, "studyTime")), m_resume(number(0, 8'784, "studyResume")),
      m_shuffleItems(new QCheckBox(m_values)), m_shuffleOptions(new QCheckBox(m_values)), m_goBack(new QCheckBox(m_values)),
      m_seed(number(0, std::numeric_limits<int>::max(), "studySeed"))
{
    m_name->setObjectName(QStringLiteral("studyName"));
    m_name->setMaxLength(nameLength);
    m_filter->setObjectName(QStringLiteral("studyFilter"));
    m_shape->setObjectName(QStringLiteral("studyShape"));
    m_category->setObjectName(QStringLiteral("studyCategory"));
    m_across->setObjectName(QStringLiteral("studyAcross"));
    m_practiceFilter->setObjectName(QStringLiteral("studyPracticeFilter"));
    m_goldFilter->setObjectName(QStringLiteral("studyGoldFilter"));
    m_gold->setObjectName(QStringLiteral("studyGold"));
    m_gold->setRange(0, goldShareAtMost * 100);
    m_gold->setSingleStep(0.5);
    m_gold->setDecimals(1);
    m_gold->setSuffix(QStringLiteral(" %"));
    for (QComboBox *box : {m_set, m_category, m_across, m_blocks}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(comboWidth);
    }
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto title = [&](QString (*text)()) {
        auto *label = plainLabel(m_values, TextRole::Section);
        m_titles.append({label, text});
        form->addRow(label);
    };
    title([] { return tr("Items"); });
    addRow(form, m_filter, [] { return tr("Filter"); });
    addRow(form, m_set, [] { return tr("Source"); });
    addRow(form, m_limit, [] { return tr("Maximum number of items"); });
    title([] { return tr("Assignment of items"); });
    form->addRow(m_shape);
    addRow(form, m_category, [] { return tr("Categories"); });
    addRow(form, m_across, [] { return tr("and"); });
    addRow(form, m_atLeast, [] { return tr("At least of each, per person"); });
    addRow(form, m_perCategory, [] { return tr("Items per category"); });
    addRow(form, m_answers, [] { return tr("People per item"); });
    addRow(form, m_people, [] { return tr("Number of people"); });
    title([] { return tr("Practice and gold items"); });
    addRow(form, m_practice, [] { return tr("Practice items"); });
    addRow(form, m_practiceFilter, [] { return tr("Practice item filter"); });
    addRow(form, m_gold, [] { return tr("Gold items (%)"); });
    addRow(form, m_goldFilter, [] { return tr("Gold item filter"); });
    title([] { return tr("Order and time"); });
    addRow(form, m_blocks, [] { return tr("Blocks"); });
    addRow(form, m_blockSize, [] { return tr("Items between breaks"); });
    addRow(form, m_time, [] { return tr("Time per question"); });
    addRow(form, m_resume, [] { return tr("Time limit for resuming"); });
    form->addRow(QString(), m_shuffleItems);
    form->addRow(QString(), m_shuffleOptions);
    form->addRow(QString(), m_goBack);
    addRow(form, m_seed, [] { return tr("Seed"); });
    m_values->setLayout(form);
    m_layout = form;
    form->setContentsMargins(0, 0, 0, 0);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    column->addWidget(m_name);
    column->addWidget(m_values);
    column->addStretch(1);

    const auto tell = [this] {
        if (!m_filling)
            Q_EMIT changed();
    };
    connect(m_name, &LineField::committed, this, [this](const QString &name) {
        if (!m_filling)
            Q_EMIT renamed(name);
    });
    for (StudyFilterField *field : {m_filter, m_practiceFilter, m_goldFilter})
        connect(field, &StudyFilterField::changed, this, tell);
    connect(m_category, &QComboBox::currentIndexChanged, this, &StudyForm::listAcross);
    for (QComboBox *box : {m_set, m_category, m_across, m_blocks})
        connect(box, &QComboBox::currentIndexChanged, this, [this, tell] {
            showShape();
            tell();
        });
    for (QSpinBox *box : {m_limit, m_atLeast, m_perCategory, m_answers, m_people, m_blockSize, m_practice, m_time, m_resume, m_seed})
        connect(box, &QSpinBox::valueChanged, this, [this, tell] {
            showShape();
            tell();
        });
    connect(m_gold, &QDoubleSpinBox::valueChanged, this, [this, tell] {
        showShape();
        tell();
    });
    connect(m_shape, &ChipRow::selectionChanged, this, [this, tell] {
        showShape();
        tell();
    });
    for (QCheckBox *box : {m_shuffleItems, m_shuffleOptions, m_goBack})
        connect(box, &QCheckBox::toggled, this, tell);
    retranslate();
}

QSpinBox *StudyForm::number(int least, int most, const char *name)
{
    auto *box = new QSpinBox(m_values);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    return box;
}

void StudyForm::addRow(QFormLayout *form, QWidget *field, QString (*text)())
{
    auto *label = plainLabel(m_values);
    label->setBuddy(field);
    form->addRow(label, field);
    m_rows.append({label, field, text});
}

void StudyForm::setChoices(const StudyFormChoices &choices, const Preset &preset)
{
    m_filling = true;
    for (StudyFilterField *field : {m_filter, m_practiceFilter, m_goldFilter})
        field->setFields(choices.fields);
    m_dimensions.clear();
    const QList<Dimension> grouping = groupingDimensions(preset);
    for (const Dimension &dimension : grouping)
        m_dimensions.append({dimension.code.text(), dimension.title.text()});
    fill(m_category, tr("None"), m_dimensions);
    fill(m_blocks, tr("By number of items"), m_dimensions);
    listAcross();
    QList<QPair<QString, QString>> sets;
    for (const ItemSet &set : choices.sets)
        sets.append({set.id.toString(), tr("Frozen: %1 (%2)").arg(set.name, QLocale().toString(set.items))});
    fill(m_set, tr("Current items"), sets);
    m_filling = false;
}

void StudyForm::setStudy(const Study &study)
{
    m_filling = true;
    const StudyDesign &design = study.design;
    // What is being typed is newer; another study's name is not.
    if (study.id != m_shown || !m_name->hasFocus())
        m_name->setText(study.name);
    m_shown = study.id;
    m_filter->setText(study.filter);
    choose(m_set, study.from.isNull() ? QString() : study.from.toString());
    m_limit->setValue(study.limit);
    m_shape->setSelectedOne(codeOf(design.shape));
    choose(m_category, design.category.text());
    listAcross();
    choose(m_across, design.across.text());
    m_atLeast->setValue(design.atLeast);
    m_perCategory->setValue(design.perCategory);
    m_answers->setValue(design.answersPerItem);
    m_people->setValue(design.people);
    choose(m_blocks, design.blocks.text());
    m_blockSize->setValue(design.blockSize);
    m_practice->setValue(design.practice);
    m_practiceFilter->setText(design.practiceFilter);
    m_gold->setValue(design.goldShare * 100);
    m_goldFilter->setText(design.goldFilter);
    m_time->setValue(design.timeLimitSeconds);
    m_resume->setValue(design.resumeHours);
    m_shuffleItems->setChecked(design.shuffleItems);
    m_shuffleOptions->setChecked(design.shuffleOptions);
    m_goBack->setChecked(design.mayGoBack);
    m_seed->setValue(static_cast<int>(std::min<qint64>(study.seed, std::numeric_limits<int>::max())));
    showShape();
    m_filling = false;
}

void StudyForm::readInto(Study &study) const
{
    StudyDesign &design = study.design;
    study.filter = m_filter->text();
    study.from = ItemSetId::fromString(m_set->currentData().toString());
    study.limit = m_limit->value();
    design.shape = fromCode<StudyShape>(m_shape->selectedOne()).value_or(design.shape);
    design.category = DimensionCode(m_category->currentData().toString());
    // Without categories there is nothing to combine or to have at least some of.
    design.across = DimensionCode(design.category.isEmpty() ? QString() : m_across->currentData().toString());
    design.atLeast = design.category.isEmpty() ? 0 : m_atLeast->value();
    design.perCategory = m_perCategory->value();
    design.answersPerItem = m_answers->value();
    design.people = m_people->value();
    design.blocks = DimensionCode(m_blocks->currentData().toString());
    design.blockSize = m_blockSize->value();
    design.practice = m_practice->value();
    design.practiceFilter = m_practiceFilter->text();
    // A finer share, set elsewhere, is kept as long as nobody types another.
    if (qRound(design.goldShare * 1000) != qRound(m_gold->value() * 10))
        design.goldShare = qRound(m_gold->value() * 10) / 1000.0;
    design.goldFilter = m_goldFilter->text();
    design.timeLimitSeconds = m_time->value();
    design.resumeHours = m_resume->value();
    design.shuffleItems = m_shuffleItems->isChecked();
    design.shuffleOptions = m_shuffleOptions->isChecked();
    design.mayGoBack = m_goBack->isChecked();
    // A larger seed, set elsewhere, is kept as long as nobody types another.
    if (m_seed->value() != std::numeric_limits<int>::max())
        study.seed = m_seed->value();
}

void StudyForm::setFrozen(bool frozen)
{
    m_values->setEnabled(!frozen);
}

void StudyForm::setNarrow(bool narrow)
{
    m_layout->setRowWrapPolicy(narrow ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
}

void StudyForm::focusFirst()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void StudyForm::listAcross()
{
    const QSignalBlocker silent(m_across);
    QList<QPair<QString, QString>> others;
    for (const auto &[code, title] : std::as_const(m_dimensions)) {
        if (code != m_category->currentData().toString())
            others.append({code, title});
    }
    fill(m_across, tr("None"), others);
}

void StudyForm::showShape()
{
    const auto shape = fromCode<StudyShape>(m_shape->selectedOne()).value_or(StudyShape::Everything);
    // What does not apply is not there.
    m_layout->setRowVisible(m_perCategory, isDrawnByCategory(shape));
    m_layout->setRowVisible(m_answers, shape == StudyShape::Coverage);
    m_layout->setRowVisible(m_category, shape != StudyShape::Everything);
    const bool covers = shape == StudyShape::Coverage && !m_category->currentData().toString().isEmpty();
    m_layout->setRowVisible(m_across, covers);
    m_layout->setRowVisible(m_atLeast, covers);
    m_layout->setRowVisible(m_blockSize, m_blocks->currentData().toString().isEmpty());
    m_layout->setRowVisible(m_practiceFilter, m_practice->value() > 0);
    m_layout->setRowVisible(m_goldFilter, m_gold->value() > 0);
    m_layout->invalidate();
    // With a time limit nobody goes back: it would be a second time.
    m_goBack->setEnabled(m_time->value() == 0);
}

void StudyForm::retranslate()
{
    for (const auto &[label, text] : std::as_const(m_titles))
        label->setText(text());
    for (const Row &row : std::as_const(m_rows)) {
        row.label->setText(row.text());
        row.field->setAccessibleName(row.text());
    }
    m_name->setAccessibleName(tr("Name of the study"));
    QList<ChipOption> shapes;
    for (const auto &[shape, code] : codesOf(StudyShape{}))
        shapes.append({QString::fromUtf16(code), titleOf(shape), {}, {}});
    const QString now = m_shape->selectedOne();
    m_shape->setOptions(shapes);
    m_shape->hideKeys();
    m_shape->setSelectedOne(now);
    m_shape->setAccessibleName(tr("Assignment of items"));
    for (StudyFilterField *field : {m_filter, m_practiceFilter, m_goldFilter})
        field->retranslate();
    m_filter->setPlaceholder(tr("All accepted items"), tr("Item set"));
    m_practiceFilter->setPlaceholder(tr("field=value"), tr("Practice item filter"));
    m_goldFilter->setPlaceholder(tr("field=value"), tr("Gold item filter"));
    m_limit->setSpecialValueText(tr("all"));
    m_atLeast->setSpecialValueText(tr("no minimum"));
    m_across->setToolTip(tr("A second dimension. The categories are then the combinations of both labels."));
    m_atLeast->setToolTip(tr("Everybody answers so many items of each category. Small categories are then answered by more people than "
                             "large ones."));
    m_blockSize->setSpecialValueText(tr("no breaks"));
    m_practice->setSpecialValueText(tr("none"));
    m_gold->setSpecialValueText(tr("none"));
    m_time->setSpecialValueText(tr("no limit"));
    m_time->setSuffix(tr(" s", "seconds behind a number"));
    m_resume->setSpecialValueText(tr("no limit"));
    m_resume->setSuffix(QStringLiteral(" h"));
    m_shuffleItems->setText(tr("Shuffle items for each person"));
    m_shuffleOptions->setText(tr("Shuffle options for each person"));
    m_goBack->setText(tr("Answers can be changed within a block"));
    m_gold->setToolTip(tr(
        "Items that everybody should be able to answer. They are spread evenly among the main items. The value is the number of gold "
        "items per 100 main items. Gold items do not count for accuracy."));
    m_seed->setToolTip(tr("The same seed gives the same items and orders on every computer."));
    m_blocks->setToolTip(tr("Each label of a dimension is one block; the order of blocks is counterbalanced "
                            "across participants."));
}

} // namespace yuyi
