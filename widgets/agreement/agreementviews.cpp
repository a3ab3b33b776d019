// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementviews.h"

#include "models/domain/percent.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"

#include <QLocale>
#include <QStackedWidget>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

QString viewCode(AgreementViews::View view)
{
    return QString::number(static_cast<int>(view));
}

ChartValue chartValue(const AgreementFigure &figure)
{
    ChartValue value;
    // Bars begin at nought; what is below is written beside the name.
    value.value = figure.value ? std::max(0.0, *figure.value) : std::numeric_limits<double>::quiet_NaN();
    if (figure.interval && *figure.interval) {
        value.low = std::max(0.0, (*figure.interval)->lo);
        value.high = std::max(0.0, (*figure.interval)->hi);
    }
    return value;
}

const AgreementFigure &alphaOf(const AgreementLine &line)
{
    return line.figure(line.takesSeveral ? AgreementMeasure::MasiAlpha : AgreementMeasure::Alpha);
}

/// Which α stands for a line: they are different coefficients, and one chart holds several of them.
QString alphaName(const AgreementLine &line, bool ordered)
{
    if (line.dimension.isEmpty())
        return AgreementViews::tr("mean α");
    if (line.takesSeveral)
        return AgreementViews::tr("MASI α");
    return ordered ? AgreementViews::tr("ordinal α") : AgreementViews::tr("nominal α");
}

} // namespace

AgreementViews::AgreementViews(const CommandRegistry &commands, QWidget *parent)
    : QWidget(parent), m_commands(commands), m_chips(new ChipRow(ChipRow::Pick::One, this)), m_stack(new QStackedWidget(this)),
      m_chart(new BarChart(this)), m_labels(new MatrixView(this)), m_people(new MatrixView(this))
{
    m_chips->setObjectName(QStringLiteral("agreementViews"));
    m_labels->setObjectName(QStringLiteral("agreementLabels"));
    m_people->setObjectName(QStringLiteral("agreementPeople"));
    for (QWidget *widget : QList<QWidget *>{m_chart, m_labels, m_people})
        m_stack->addWidget(widget);
    auto *column = panelColumn(this);
    column->addWidget(m_chips);
    column->addWidget(m_stack, 1);
    connect(m_chips, &ChipRow::chosen, this, [this](const QString &code) {
        m_stack->setCurrentIndex(code.toInt());
        Q_EMIT viewChanged();
    });
    connect(m_chart, &ChartView::segmentClicked, this, [this](int category, int) { Q_EMIT rowChosen(category); });
    connect(m_labels, &MatrixView::cellActivated, this, &AgreementViews::labelsChosen);
    connect(m_people, &MatrixView::cellActivated, this, [this](int first, int second) {
        if (first != second)
            Q_EMIT peopleChosen(m_order.value(first), m_order.value(second));
    });
    retranslate();
    setView(Chart);
}

void AgreementViews::setView(View view)
{
    m_chips->setSelectedOne(viewCode(view));
    m_stack->setCurrentIndex(view);
    if (view != Chart)
        m_stack->currentWidget()->setFocus();
}

AgreementViews::View AgreementViews::view() const
{
    return static_cast<View>(m_stack->currentIndex());
}

void AgreementViews::showRows(const QList<AgreementRow> &rows)
{
    QStringList names;
    ChartSeries percent{tr("Agreement"), {}, {}};
    ChartSeries alpha{tr("α"), {}, {}};
    for (const AgreementRow &row : rows) {
        const AgreementFigure &coefficient = alphaOf(row.line);
        const QString kind = alphaName(row.line, row.ordered);
        QString name = tr("%1 (%2)", "a row and the kind of its coefficient").arg(row.title, kind);
        if (!coefficient.value)
            name = tr("%1 (%2 undefined)", "a row and the kind of its coefficient").arg(row.title, kind);
        else if (*coefficient.value < 0)
            name = tr("%1 (%2 %3)", "a row, the kind of its coefficient and its value")
                       .arg(row.title, kind, QLocale().toString(*coefficient.value, 'f', 2));
        names.append(name);
        percent.values.append(chartValue(row.line.figure(AgreementMeasure::Percent)));
        alpha.values.append(chartValue(coefficient));
    }
    m_chart->setData(names, {percent, alpha}, ChartUnit::Number);
}

void AgreementViews::setFootnote(const QString &text)
{
    m_chart->setFootnote(text);
}

void AgreementViews::showLabels(const Preset &preset, const DimensionCode &code, const QList<SubmittedLabels> &labels)
{
    const Dimension *dimension = preset.dimension(code);
    if (!dimension) {
        m_labels->setMatrix({}, {}, {});
        return;
    }
    const LabelConfusion confusion = confusionOf(*dimension, labels);
    qint64 most = 1;
    for (const QList<qint64> &row : confusion.pairs)
        most = std::max(most, *std::max_element(row.begin(), row.end()));
    QStringList names;
    for (const LabelValue &value : dimension->values)
        names.append(value.title.text());
    QList<QList<MatrixCell>> cells;
    for (int row = 0; row < names.size(); ++row) {
        QList<MatrixCell> line;
        for (int column = 0; column < names.size(); ++column) {
            const qint64 pairs = confusion.pairs.at(row).at(column);
            MatrixCell cell;
            cell.text = pairs == 0 ? QString() : QLocale().toString(pairs);
            cell.shade = pairs == 0 ? -1 : static_cast<double>(pairs) / static_cast<double>(most);
            cell.tip = row == column
                         ? tr("%1: chosen by both people %n time(s)", nullptr, static_cast<int>(pairs)).arg(names.at(row))
                         : tr("%1 vs. %2: %n time(s)", nullptr, static_cast<int>(pairs)).arg(names.at(row), names.at(column));
            line.append(cell);
        }
        cells.append(line);
    }
    m_labels->setMatrix(names, names, cells);
}

void AgreementViews::showPeople(const AgreementData &known, const QList<AgreementGroup> &pairs, const DimensionCode &code)
{
    QSet<PersonId> present;
    for (const AgreementGroup &pair : pairs) {
        present.insert(pair.first);
        present.insert(pair.second);
    }
    m_order.clear();
    QStringList names;
    QHash<PersonId, int> indexes;
    for (const Person &person : known.people) {
        if (present.contains(person.id)) {
            indexes.insert(person.id, static_cast<int>(names.size()));
            m_order.append(person.id);
            names.append(person.name);
        }
    }
    const Dimension *dimension = known.preset.dimension(code);
    QList<QList<MatrixCell>> cells(names.size(), QList<MatrixCell>(names.size()));
    for (const AgreementGroup &pair : pairs) {
        for (const AgreementLine &line : pair.lines) {
            if (line.dimension != code)
                continue;
            const Measure &percent = line.figure(AgreementMeasure::Percent).value;
            const Measure &alpha = alphaOf(line).value;
            const QString kind = alphaName(line, dimension && dimension->ordered);
            MatrixCell cell;
            cell.text = percent ? tr("%1 %").arg(shownPercent(*percent, 0)) : QStringLiteral("–");
            cell.shade = percent ? *percent : -1;
            const QString figures = alpha && percent
                                      ? tr("%1 % agreement, %2 %3", "a share, the kind of a coefficient and its value")
                                            .arg(shownPercent(*percent), kind, QLocale().toString(*alpha, 'f', 2))
                                  : percent ? tr("%1 % agreement; %2 is undefined", "a share and the kind of a coefficient")
                                                  .arg(shownPercent(*percent), kind)
                                            : sentenceOf(percent.error());
            cell.tip = tr("%1: %2 (%n image(s))", nullptr, static_cast<int>(line.used)).arg(pair.title, figures);
            cells[indexes.value(pair.first)][indexes.value(pair.second)] = cell;
            cells[indexes.value(pair.second)][indexes.value(pair.first)] = cell;
        }
    }
    m_people->setMatrix(names, names, cells);
}

Result<> AgreementViews::exportTo(const QString &path)
{
    switch (view()) {
    case Labels: return m_labels->exportTo(path);
    case People: return m_people->exportTo(path);
    case Chart: break;
    }
    return m_chart->exportTo(path);
}

void AgreementViews::retranslate()
{
    m_chips->setOptions({{viewCode(Chart), tr("Chart"), {}, {}, m_commands.action(QStringLiteral("agreement.chart"))},
                         {viewCode(Labels), tr("Labels"), {}, {}, m_commands.action(QStringLiteral("agreement.labels"))},
                         {viewCode(People), tr("People"), {}, {}, m_commands.action(QStringLiteral("agreement.people"))}});
    m_chart->setEmptyText(tr("No values yet."));
    m_labels->setEmptyText(tr("Choose one dimension to see which labels are confused with each other."));
    m_people->setEmptyText(tr("No two people have labelled the same image yet."));
    m_chart->setAccessibleName(tr("Agreement chart"));
    m_labels->setAccessibleName(tr("Confusion matrix of labels"));
    m_people->setAccessibleName(tr("Pairs of people"));
}

} // namespace yuyi
