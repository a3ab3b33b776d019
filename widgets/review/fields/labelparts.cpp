// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labelparts.h"

#include "widgets/review/fields/labelchoice.h"
#include "widgets/review/fields/labeltriple.h"
#include "widgets/review/fields/triple.h"

#include <QWidget>

namespace yuyi {

void LabelParts::add(Triple *triple, const Dimension &dimension)
{
    auto *row = new LabelTriple(triple, dimension, LabelTriple::Title::Shown);
    m_rows.append(row);
    connect(row->choice(), &LabelChoice::chosenChanged, this, [this, row] {
        if (!m_open)
            return;
        m_changed.insert(row->dimension().code);
        offerNested(*row);
        Q_EMIT changed();
    });
    connect(row->choice(), &LabelChoice::finished, this, &LabelParts::finished);
    connect(row->choice(), &LabelChoice::escaped, this, &LabelParts::finished);
}

/// What is nested in labels that are gone goes with them.
void LabelParts::offerNested(const LabelTriple &labels)
{
    for (LabelTriple *row : std::as_const(m_rows)) {
        if (row->dimension().parent != labels.dimension().code)
            continue;
        if (row->choice()->setParents(labels.choice()->chosen()))
            m_changed.insert(row->dimension().code);
        offerNested(*row);
    }
}

void LabelParts::setSides(const std::optional<Labels> &left, const std::optional<Labels> &right)
{
    for (LabelTriple *row : std::as_const(m_rows)) {
        const auto of = [row](const std::optional<Labels> &side) {
            return side ? std::optional(side->value(row->dimension().code)) : std::nullopt;
        };
        row->setSides(of(left), of(right));
    }
}

void LabelParts::setFinal(const std::optional<Labels> &labels)
{
    for (LabelTriple *row : std::as_const(m_rows)) {
        if (labels)
            row->setFinal(labels->value(row->dimension().code));
        else
            row->setNoFinal({});
    }
}

void LabelParts::open(const Labels &start, const Labels &left, const Labels &right)
{
    m_changed.clear();
    for (LabelTriple *row : std::as_const(m_rows)) {
        const DimensionCode dimension = row->dimension().code;
        row->open(start.value(dimension), start.value(row->dimension().parent), left.value(dimension) + right.value(dimension));
    }
    m_open = true;
}

bool LabelParts::takeTyped()
{
    for (LabelTriple *row : std::as_const(m_rows)) {
        if (m_open && !row->choice()->takeTyped())
            return false;
    }
    return true;
}

void LabelParts::close()
{
    m_open = false;
    for (LabelTriple *row : std::as_const(m_rows))
        row->close();
}

Labels LabelParts::written(Labels labels) const
{
    for (const LabelTriple *row : m_rows) {
        const DimensionCode dimension = row->dimension().code;
        if (!m_changed.contains(dimension))
            continue;
        if (const QList<LabelCode> chosen = row->choice()->chosen(); chosen.isEmpty())
            labels.remove(dimension);
        else
            labels.insert(dimension, chosen);
    }
    return labels;
}

QWidget *LabelParts::editor(const DimensionCode &dimension) const
{
    for (const LabelTriple *row : m_rows) {
        if (row->dimension().code == dimension)
            return row->choice()->widget();
    }
    return nullptr;
}

void LabelParts::retranslate()
{
    for (LabelTriple *row : std::as_const(m_rows))
        row->retranslate();
}

} // namespace yuyi
