// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reportbar.h"

#include "models/services/studyreports/tables.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>

namespace yuyi {

namespace {

const QString rulesCode = QStringLiteral("rules");
const QString everybodyCode = QStringLiteral("everybody");

} // namespace

ReportBar::ReportBar(QAction *exportAction, QWidget *parent)
    : QWidget(parent), m_views(new ChipRow(ChipRow::Pick::One, this)), m_rules(new ChipRow(ChipRow::Pick::One, this)),
      m_dimension(new QComboBox(this)), m_simulated(new QCheckBox(this)),
      m_export(new ActionButton(exportAction, ActionButton::Kind::Plain, this))
{
    m_views->setObjectName(QStringLiteral("reportViews"));
    connect(m_views, &ChipRow::chosen, this, [this](const QString &code) {
        m_view = code;
        Q_EMIT viewChosen(code);
    });
    m_rules->setObjectName(QStringLiteral("reportRules"));
    connect(m_rules, &ChipRow::chosen, this, [this](const QString &code) { Q_EMIT rulesChosen(code == rulesCode); });
    m_dimension->setObjectName(QStringLiteral("reportDimension"));
    m_dimension->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_dimension, &QComboBox::activated, this, &ReportBar::dimensionChosen);
    m_simulated->setObjectName(QStringLiteral("reportSimulated"));
    connect(m_simulated, &QCheckBox::clicked, this, &ReportBar::simulatedChosen);
    auto *flow = new FlowLayout(this, spacing::small, spacing::small);
    // What comes and goes stands last: nothing else moves for it.
    for (QWidget *one : QList<QWidget *>{m_views, m_rules, m_simulated, m_export, m_dimension})
        flow->addWidget(one);
}

QString ReportBar::answersCode()
{
    return QStringLiteral("answers");
}

void ReportBar::setView(const QString &code)
{
    m_view = code;
    m_views->setSelectedOne(code);
}

void ReportBar::step(int by)
{
    const QList<ChipOption> &options = m_views->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_view) {
            m_views->choose(options.at((i + by + options.size()) % options.size()).code);
            return;
        }
    }
}

void ReportBar::setByRules(bool on)
{
    m_byRules = on;
    m_rules->setSelectedOne(on ? rulesCode : everybodyCode);
}

void ReportBar::setSimulated(bool visible, bool checked)
{
    m_simulated->setVisible(visible);
    m_simulated->setChecked(checked);
}

void ReportBar::offerDimensions(const Preset &preset, const DimensionCode &first)
{
    const QVariant kept = m_dimension->currentData();
    m_dimension->clear();
    for (const Dimension &one : preset.dimensions) {
        if (!one.open)
            m_dimension->addItem(one.title.text(), one.code.text());
    }
    int index = m_dimension->findData(kept);
    if (index < 0)
        index = m_dimension->findData(first.text());
    m_dimension->setCurrentIndex(std::max(0, index));
}

DimensionCode ReportBar::dimension() const
{
    return DimensionCode(m_dimension->currentData().toString());
}

void ReportBar::setDimensionVisible(bool visible)
{
    m_dimension->setVisible(visible);
}

void ReportBar::focusViews()
{
    m_views->setFocus();
}

QPoint ReportBar::menuPosition() const
{
    return m_export->mapToGlobal(QPoint(0, m_export->height()));
}

void ReportBar::fit(int width)
{
    // A flow asks for one line at least; what it needs beyond that would be taken from the parts below.
    const int needed = layout()->heightForWidth(width);
    if (needed != minimumHeight())
        setMinimumHeight(needed);
}

void ReportBar::retranslate()
{
    QList<ChipOption> views;
    for (const auto &[kind, code] : codesOf(StudyTableKind{}))
        views.append({QString::fromUtf16(code), titleOf(kind), {}, {}});
    views.append({answersCode(), tr("Answers"), {}, {}});
    m_views->setOptions(views);
    m_views->hideKeys();
    m_views->setSelectedOne(m_view);
    m_views->setAccessibleName(tr("Parts of the report"));
    m_rules->setOptions({{rulesCode, tr("After exclusions"), {}, tr("Without the people and answers that the rules "
                                                                    "exclude")},
                         {everybodyCode, tr("All participants"), {}, tr("All answers, without exclusions")}});
    m_rules->hideKeys();
    setByRules(m_byRules);
    m_rules->setAccessibleName(tr("Included participants"));
    m_simulated->setText(tr("Simulated participants"));
    m_dimension->setAccessibleName(tr("Grouped by"));
}

} // namespace yuyi
