// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/practiceform.h"

#include "models/services/runs/endpoints/endpointrules.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/realbox.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace yuyi {

namespace {

struct FaultCell {
    PracticeFault fault;
    const char *title;
};

constexpr FaultCell faultCells[] = {{PracticeFault::TooMany, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Rate limit (429)")},
                                    {PracticeFault::ServerError, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Server error (500)")},
                                    {PracticeFault::BrokenJson, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Broken JSON")},
                                    {PracticeFault::Cut, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Connection lost")},
                                    {PracticeFault::Timeout, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Timeout")}};

struct MissCell {
    PracticeMiss miss;
    const char *title;
};

constexpr MissCell missCells[] = {{PracticeMiss::Refusal, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Refusal")},
                                  {PracticeMiss::Several, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Several answers")},
                                  {PracticeMiss::Empty, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Empty reply")},
                                  {PracticeMiss::OutOfRange, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Letter out of range")},
                                  {PracticeMiss::CutOff, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Truncated (length limit)")}};

RealBox *percent(const QString &name, double most)
{
    RealBox *box = FormFields::realBox(name, 0, most, most > 50 ? 5 : 1, 1, 100);
    box->setSuffix(QStringLiteral(" %"));
    return box;
}

template <typename Kind>
void showShares(const QMap<Kind, RealBox *> &boxes, const QMap<Kind, double> &shares)
{
    for (auto it = boxes.cbegin(); it != boxes.cend(); ++it)
        it.value()->setNumber(shares.value(it.key(), 0));
}

template <typename Kind>
QMap<Kind, double> sharesOf(const QMap<Kind, RealBox *> &boxes)
{
    QMap<Kind, double> shares;
    for (auto it = boxes.cbegin(); it != boxes.cend(); ++it) {
        if (it.value()->number() > 0)
            shares.insert(it.key(), it.value()->number());
    }
    return shares;
}

} // namespace

PracticeForm::PracticeForm(QWidget *parent) : QWidget(parent)
{
    build();
    connectFields();
    retranslate();
}

void PracticeForm::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::medium, 0, 0);
    column->setSpacing(spacing::tiny);
    m_fields.addHeading(column, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Behaviour"));
    FormFields::Grid &answers = m_fields.addGrid(column);
    m_accuracy = percent(QStringLiteral("endpoint.accuracy"), 100);
    m_textOnlyAccuracy = percent(QStringLiteral("endpoint.textOnlyAccuracy"), 100);
    m_spread = percent(QStringLiteral("endpoint.spread"), 50);
    m_seed = FormFields::wholeBox(QStringLiteral("endpoint.practiceSeed"), 0, std::numeric_limits<int>::max(), 1);
    m_byConfiguration = new LineField;
    m_byConfiguration->setObjectName(QStringLiteral("endpoint.byConfiguration"));
    m_delay = FormFields::wholeBox(QStringLiteral("endpoint.delay"), 0, EndpointBounds::longestDelay, 100);
    m_delaySpread = FormFields::realBox(QStringLiteral("endpoint.delaySpread"), 0, 2, 0.1, 1);
    m_style = new ChipRow(ChipRow::Pick::One);
    m_style->setObjectName(QStringLiteral("endpoint.style"));
    m_language = new ChipRow(ChipRow::Pick::One);
    m_language->setObjectName(QStringLiteral("endpoint.language"));
    m_fields.addCell(answers, 1, QStringLiteral("accuracy"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Accuracy"), m_accuracy);
    m_fields.addCell(answers, 1, QStringLiteral("textOnlyAccuracy"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Accuracy without an image"),
                     m_textOnlyAccuracy);
    m_fields.addCell(answers, 1, QStringLiteral("spread"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Variation of accuracy"), m_spread);
    m_fields.addCell(answers, 1, QStringLiteral("practiceSeed"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Seed"), m_seed);
    m_fields.addCell(answers, 2, QStringLiteral("byConfiguration"),
                     QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Accuracy change for each configuration"),
                     m_byConfiguration);
    m_fields.addCell(answers, 1, QStringLiteral("delay"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Reply time (median)"), m_delay);
    m_fields.addCell(answers, 1, QStringLiteral("delaySpread"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Variation of reply time"),
                     m_delaySpread);
    m_fields.addCell(answers, FormFields::fullRow, QStringLiteral("style"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Reply style"),
                     m_style);
    m_fields.addCell(answers, FormFields::fullRow, QStringLiteral("language"), QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Reply language"),
                     m_language);
    m_fields.addHeading(column, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Failed requests (retried)"));
    FormFields::Grid &faults = m_fields.addGrid(column);
    for (const FaultCell &cell : faultCells) {
        m_faults.insert(cell.fault, percent(QStringLiteral("endpoint.fault.") + codeOf(cell.fault), 100));
        m_fields.addCell(faults, 1, QStringLiteral("faults"), cell.title, m_faults.value(cell.fault));
    }
    m_fields.addHeading(column, QT_TRANSLATE_NOOP("yuyi::PracticeForm", "Replies without a readable answer"));
    FormFields::Grid &misses = m_fields.addGrid(column);
    for (const MissCell &cell : missCells) {
        m_misses.insert(cell.miss, percent(QStringLiteral("endpoint.miss.") + codeOf(cell.miss), 100));
        m_fields.addCell(misses, 1, QStringLiteral("misses"), cell.title, m_misses.value(cell.miss));
    }
}

void PracticeForm::connectFields()
{
    for (ChipRow *row : {m_style, m_language})
        connect(row, &ChipRow::selectionChanged, this, &PracticeForm::edited);
    connect(m_byConfiguration, &QLineEdit::textChanged, this, &PracticeForm::edited);
    for (QSpinBox *box : {m_seed, m_delay})
        connect(box, &QSpinBox::valueChanged, this, &PracticeForm::edited);
    QList<RealBox *> numbers{m_accuracy, m_textOnlyAccuracy, m_spread, m_delaySpread};
    std::copy(m_faults.cbegin(), m_faults.cend(), std::back_inserter(numbers));
    std::copy(m_misses.cbegin(), m_misses.cend(), std::back_inserter(numbers));
    for (RealBox *box : std::as_const(numbers))
        connect(box, &RealBox::valueChanged, this, &PracticeForm::edited);
}

void PracticeForm::set(const PracticeSettings &settings)
{
    m_changes = settings.byConfiguration;
    m_accuracy->setNumber(settings.accuracy);
    m_textOnlyAccuracy->setNumber(settings.textOnlyAccuracy);
    m_spread->setNumber(settings.spread);
    m_seed->setValue(static_cast<int>(settings.seed));
    m_byConfiguration->setText(namedNumbersText(settings.byConfiguration));
    m_delay->setValue(settings.delay);
    m_delaySpread->setNumber(settings.delaySpread);
    m_style->setSelectedOne(codeOf(settings.style));
    m_language->setSelectedOne(codeOf(settings.language));
    showShares(m_faults, settings.faults);
    showShares(m_misses, settings.misses);
}

PracticeSettings PracticeForm::value() const
{
    PracticeSettings settings;
    settings.accuracy = m_accuracy->number();
    settings.textOnlyAccuracy = m_textOnlyAccuracy->number();
    settings.spread = m_spread->number();
    settings.seed = m_seed->value();
    // Numbers are shown rounded. What is not written as it should be stays something that faultsOf() refuses.
    const QString changes = m_byConfiguration->text();
    settings.byConfiguration = changes == namedNumbersText(m_changes)
                                 ? m_changes
                                 : namedNumbers(changes).value_or(QMap<QString, double>{{QString(), 0}});
    settings.delay = m_delay->value();
    settings.delaySpread = m_delaySpread->number();
    settings.style = fromCode<PracticeStyle>(m_style->selectedOne()).value_or(settings.style);
    settings.language = fromCode<PracticeLanguage>(m_language->selectedOne()).value_or(settings.language);
    settings.faults = sharesOf(m_faults);
    settings.misses = sharesOf(m_misses);
    return settings;
}

void PracticeForm::retranslate()
{
    m_fields.retranslate([](const char *title) { return tr(title); });
    QList<ChipOption> styles;
    for (const auto &[value, code] : codesOf(PracticeStyle{}))
        styles.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_style->setOptions(styles);
    m_style->hideKeys();
    QList<ChipOption> languages;
    for (const auto &[value, code] : codesOf(PracticeLanguage{}))
        languages.append({QString::fromUtf16(code), titleOf(value), {}, {}});
    m_language->setOptions(languages);
    m_language->hideKeys();
    m_byConfiguration->setPlaceholderText(tr("For example %1").arg(QLatin1String("cot=0.04, 3-shot=-0.02")));
    m_delay->setSuffix(tr(" ms", "milliseconds behind a number"));
    m_accuracy->setToolTip(tr("Share of correct replies among all replies, counted as in the result tables. Unreadable replies count as "
                              "not correct."));
    m_spread->setToolTip(tr("How much the accuracy varies between items and categories. With 0, all items are equally hard."));
    m_misses.value(PracticeMiss::Several)
        ->setToolTip(tr("The reply gives two answers and does not settle on one: two letters or, to a fill-in question, two texts."));
    m_misses.value(PracticeMiss::OutOfRange)
        ->setToolTip(tr("The reply gives a letter that the question does not have. To a fill-in question it gives no short answer."));
    m_seed->setToolTip(tr("The same seed, name and items give the same replies on every computer."));
    m_delaySpread->setToolTip(tr("0: all replies take the same time. 1: about one reply in six takes at least 2.7 times the median."));
}

void PracticeForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
