// SPDX-License-Identifier: GPL-3.0-or-later
// What the form of an endpoint has for a practice model: how it answers, in place of server and key.
#include "widgets/runs/endpointform.h"

#include "widgets/controls/chiprow.h"
#include "widgets/controls/linefield.h"
#include "widgets/theme/theme.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>

namespace yuyi {

namespace {

constexpr int fullRow = 4;   // columns

struct FaultCell {
    PracticeFault fault;
    const char *title;
};

constexpr FaultCell faultCells[] = {{PracticeFault::TooMany, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Rate limit (429)")},
                                    {PracticeFault::ServerError, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Server error (500)")},
                                    {PracticeFault::BrokenJson, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Broken JSON")},
                                    {PracticeFault::Cut, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Connection lost")},
                                    {PracticeFault::Timeout, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Timeout")}};

struct MissCell {
    PracticeMiss miss;
    const char *title;
};

constexpr MissCell missCells[] = {{PracticeMiss::Refusal, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Refusal")},
                                  {PracticeMiss::Several, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Several letters")},
                                  {PracticeMiss::Empty, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Empty reply")},
                                  {PracticeMiss::OutOfRange, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Letter out of range")},
                                  {PracticeMiss::CutOff, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Truncated (length limit)")}};

QDoubleSpinBox *percent(const QString &name, double most)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setDecimals(1);
    box->setRange(0, most);
    box->setSingleStep(most > 50 ? 5 : 1);
    box->setSuffix(QStringLiteral(" %"));
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

QSpinBox *whole(const char *name, int most, int step)
{
    auto *box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(0, most);
    box->setSingleStep(step);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

template <typename Kind>
void showShares(const QMap<Kind, QDoubleSpinBox *> &boxes, const QMap<Kind, double> &shares)
{
    for (auto it = boxes.cbegin(); it != boxes.cend(); ++it)
        it.value()->setValue(100 * shares.value(it.key(), 0));
}

/// A hundredth of what stands there, without the dust of the division.
double shareOf(const QDoubleSpinBox *box)
{
    return qRound(box->value() * 10) / 1000.0;
}

template <typename Kind>
QMap<Kind, double> sharesOf(const QMap<Kind, QDoubleSpinBox *> &boxes)
{
    QMap<Kind, double> shares;
    for (auto it = boxes.cbegin(); it != boxes.cend(); ++it) {
        if (it.value()->value() > 0)
            shares.insert(it.key(), shareOf(it.value()));
    }
    return shares;
}

} // namespace

void EndpointForm::addPractice(QVBoxLayout *column)
{
    m_practicePart = new QWidget;
    auto *inner = new QVBoxLayout(m_practicePart);
    inner->setContentsMargins(0, spacing::medium, 0, 0);
    inner->setSpacing(spacing::tiny);
    column->addWidget(m_practicePart);
    addHeading(inner, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Behaviour"));
    Grid &answers = addGrid(inner);
    m_accuracy = percent(QStringLiteral("endpoint.accuracy"), 100);
    m_textOnlyAccuracy = percent(QStringLiteral("endpoint.textOnlyAccuracy"), 100);
    m_spread = percent(QStringLiteral("endpoint.spread"), 50);
    m_practiceSeed = whole("endpoint.practiceSeed", std::numeric_limits<int>::max(), 1);
    m_byConfiguration = new LineField;
    m_byConfiguration->setObjectName(QStringLiteral("endpoint.byConfiguration"));
    m_delay = whole("endpoint.delay", 60000, 100);
    m_delaySpread = new QDoubleSpinBox;
    m_delaySpread->setObjectName(QStringLiteral("endpoint.delaySpread"));
    m_delaySpread->setRange(0, 2);
    m_delaySpread->setSingleStep(0.1);
    m_delaySpread->setDecimals(1);
    m_delaySpread->setFocusPolicy(Qt::StrongFocus);
    m_style = new ChipRow(ChipRow::Pick::One);
    m_style->setObjectName(QStringLiteral("endpoint.style"));
    m_language = new ChipRow(ChipRow::Pick::One);
    m_language->setObjectName(QStringLiteral("endpoint.language"));
    addCell(answers, 1, QStringLiteral("accuracy"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Accuracy"), m_accuracy);
    addCell(answers, 1, QStringLiteral("textOnlyAccuracy"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Without an image"), m_textOnlyAccuracy);
    addCell(answers, 1, QStringLiteral("spread"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Variation between items"), m_spread);
    addCell(answers, 1, QStringLiteral("practiceSeed"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Seed"), m_practiceSeed);
    addCell(answers, 2, QStringLiteral("byConfiguration"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Change per configuration"), m_byConfiguration);
    addCell(answers, 1, QStringLiteral("delay"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Reply time (median)"), m_delay);
    addCell(answers, 1, QStringLiteral("delaySpread"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Variation of reply time"), m_delaySpread);
    addCell(answers, fullRow, QStringLiteral("style"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Reply style"), m_style);
    addCell(answers, fullRow, QStringLiteral("language"), QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Reply language"), m_language);
    addHeading(inner, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Failed requests (retried)"));
    Grid &faults = addGrid(inner);
    for (const FaultCell &cell : faultCells) {
        m_faults.insert(cell.fault, percent(QStringLiteral("endpoint.fault.") + codeOf(cell.fault), 100));
        addCell(faults, 1, QStringLiteral("faults"), cell.title, m_faults.value(cell.fault));
    }
    addHeading(inner, QT_TRANSLATE_NOOP("yuyi::EndpointForm", "Unreadable replies"));
    Grid &misses = addGrid(inner);
    for (const MissCell &cell : missCells) {
        m_misses.insert(cell.miss, percent(QStringLiteral("endpoint.miss.") + codeOf(cell.miss), 100));
        addCell(misses, 1, QStringLiteral("misses"), cell.title, m_misses.value(cell.miss));
    }
}

void EndpointForm::setPractice(const PracticeSettings &settings)
{
    m_accuracy->setValue(100 * settings.accuracy);
    m_textOnlyAccuracy->setValue(100 * settings.textOnlyAccuracy);
    m_spread->setValue(100 * settings.spread);
    m_practiceSeed->setValue(static_cast<int>(settings.seed));
    m_byConfiguration->setText(namedNumbersText(settings.byConfiguration));
    m_delay->setValue(settings.delay);
    m_delaySpread->setValue(settings.delaySpread);
    m_style->setSelectedOne(codeOf(settings.style));
    m_language->setSelectedOne(codeOf(settings.language));
    showShares(m_faults, settings.faults);
    showShares(m_misses, settings.misses);
}

PracticeSettings EndpointForm::practice() const
{
    PracticeSettings settings;
    settings.accuracy = shareOf(m_accuracy);
    settings.textOnlyAccuracy = shareOf(m_textOnlyAccuracy);
    settings.spread = shareOf(m_spread);
    settings.seed = m_practiceSeed->value();
    // What is not written as it should be stays something that faultsOf() refuses.
    settings.byConfiguration = namedNumbers(m_byConfiguration->text()).value_or(QMap<QString, double>{{QString(), 0}});
    settings.delay = m_delay->value();
    settings.delaySpread = m_delaySpread->value();
    settings.style = fromCode<PracticeStyle>(m_style->selectedOne()).value_or(settings.style);
    settings.language = fromCode<PracticeLanguage>(m_language->selectedOne()).value_or(settings.language);
    settings.faults = sharesOf(m_faults);
    settings.misses = sharesOf(m_misses);
    return settings;
}

bool EndpointForm::isPractice() const
{
    return m_dialect->selectedOne() == codeOf(ChatDialect::Practice);
}

void EndpointForm::setCellVisible(const QString &field, bool visible)
{
    for (const Cell &cell : std::as_const(m_cells)) {
        if (cell.field != field)
            continue;
        cell.label->setVisible(visible);
        cell.widget->setVisible(visible);
    }
}

void EndpointForm::showParts()
{
    const bool practice = isPractice();
    m_practicePart->setVisible(practice);
    m_keyPart->setVisible(!practice);
    m_parametersPart->setVisible(!practice);
    setCellVisible(QStringLiteral("baseUrl"), !practice);
    // One that is stored stays what it is.
    setCellVisible(QStringLiteral("dialect"), m_fresh || !practice);
}

void EndpointForm::offerDialects()
{
    QList<ChipOption> options;
    for (const auto &[dialect, code] : codesOf(ChatDialect{})) {
        if (m_fresh || (dialect == ChatDialect::Practice) == m_given.isPractice())
            options.append({QString::fromUtf16(code), titleOf(dialect), {}, {}});
    }
    m_dialect->setOptions(options);
    m_dialect->hideKeys();
}

} // namespace yuyi
