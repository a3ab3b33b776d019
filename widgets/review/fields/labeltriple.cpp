// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labeltriple.h"

#include "models/comparison/labelsets.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/review/fields/labelchoice.h"
#include "widgets/review/fields/triple.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QSet>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

LabelTriple::LabelTriple(Triple *triple, const Dimension &dimension, Title title)
    : QObject(triple),
      m_dimension(dimension),
      m_title(title),
      m_triple(triple),
      m_choice(new LabelChoice(dimension, triple->final()))
{
    triple->final()->content()->addWidget(m_choice->widget());
    for (Cell *cell : {triple->left(), triple->right(), triple->final()})
        m_place.insert(cell, cell->content()->count());
    m_choice->widget()->hide();
    retranslate();
}

void LabelTriple::clear(QWidget *&line)
{
    delete std::exchange(line, nullptr);
}

void LabelTriple::put(Cell *cell, QWidget *&line, const QList<LabelCode> &labels, const QList<LabelCode> &others)
{
    clear(line);
    line = new QWidget(cell);
    line->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *flow = new FlowLayout(line, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    if (m_title == Title::Shown) {
        auto *title = plainLabel(m_dimension.title.text(), line);
        setTextRole(title, TextRole::Soft);
        flow->addWidget(title);
    }
    const QSet<QString> known = labelForms(others);
    for (const LabelCode &label : labels) {
        const bool alone = !known.contains(labelForm(label));
        flow->addWidget(new Badge(m_dimension.titleOf(label), alone ? Tone::Attention : Tone::Neutral, line));
    }
    if (labels.isEmpty()) {
        auto *none = plainLabel(tr("None"), line);
        setTextRole(none, TextRole::Soft);
        flow->addWidget(none);
    }
    cell->content()->insertWidget(m_place.value(cell), line);
}

void LabelTriple::setSides(const std::optional<QList<LabelCode>> &left, const std::optional<QList<LabelCode>> &right)
{
    clear(m_left);
    clear(m_right);
    if (left)
        put(m_triple->left(), m_left, *left, right.value_or(*left));
    if (right)
        put(m_triple->right(), m_right, *right, left.value_or(*right));
}

void LabelTriple::setFinal(const QList<LabelCode> &labels)
{
    if (!m_open)
        put(m_triple->final(), m_final, labels, labels);
}

void LabelTriple::setNoFinal(const QString &sentence)
{
    clear(m_final);
    if (m_open || sentence.isEmpty())
        return;
    auto *label = plainLabel(sentence, m_triple->final());
    setTextRole(label, TextRole::Soft);
    m_triple->final()->content()->insertWidget(m_place.value(m_triple->final()), label);
    m_final = label;
}

void LabelTriple::open(const QList<LabelCode> &labels, const QList<LabelCode> &parents, const QList<LabelCode> &used)
{
    m_open = true;
    clear(m_final);
    m_choice->setChosen({});
    m_choice->setUsed(used);
    m_choice->setParents(parents);
    m_choice->setChosen(labels);
    m_choice->widget()->show();
}

void LabelTriple::retranslate()
{
    if (TagField *tags = m_choice->tags())
        tags->setTitle(m_title == Title::Shown ? m_dimension.title.text() : QString());
    else if (m_title == Title::Shown)
        m_choice->chips()->setTitle(m_dimension.title.text());
    m_choice->retranslate();
}

void LabelTriple::close()
{
    m_open = false;
    m_choice->widget()->hide();
}

} // namespace yuyi
