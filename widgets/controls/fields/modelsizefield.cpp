// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/modelsizefield.h"

#include "models/domain/runs/modelsize.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int decimals = 3;     // a million parameters
constexpr int besideWords = 64; // pixels at scale 1: the edges, the arrows and the cursor of the field
constexpr double likely = 1.5;  // names round: a model called 7B may have 8.3

/// Shows as many decimals as there are: 7, not 7.000, which some read as seven thousand.
class ModelSizeBox final : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QString textFromValue(double value) const override
    {
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        return plain.toString(value, 'g', 9);
    }
};

} // namespace

ModelSizeField::ModelSizeField(const QString &name, QWidget *parent)
    : QWidget(parent), m_box(new ModelSizeBox(this)), m_take(new ActionButton(this))
{
    m_box->setObjectName(name);
    m_box->setDecimals(decimals);
    m_box->setRange(0, largestModel);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_take->setObjectName(name + QStringLiteral(".take"));
    m_take->setAutoDefault(false);
    auto *line = rowIn(this);
    line->addWidget(m_box, 1);
    line->addWidget(m_take);
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this] {
        offer();
        Q_EMIT edited();
    });
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        if (const auto held = sizeInName(m_model))
            m_box->setValue(*held);
        m_box->setFocus(Qt::OtherFocusReason);
    });
    offer();
    fitWords();
}

QWidget *ModelSizeField::box() const
{
    return m_box;
}

void ModelSizeField::setValue(std::optional<double> billions)
{
    const QSignalBlocker quiet(m_box);
    m_box->setValue(billions.value_or(0));
    m_given = billions;
    m_shown = m_box->value();
    offer();
}

std::optional<double> ModelSizeField::value() const
{
    // What yuyi-cli stated may have more decimals than are shown; looking at it does not change it.
    if (m_box->value() == m_shown)
        return m_given;
    return m_box->value() > 0 ? std::optional(m_box->value()) : std::nullopt;
}

void ModelSizeField::setModel(const QString &model)
{
    m_model = model;
    offer();
}

void ModelSizeField::offer()
{
    m_box->setSpecialValueText(tr("Not stated"));
    const auto held = sizeInName(m_model);
    if (held)
        m_take->setText(tr("Use %1 from the Name").arg(sizeText(*held)));
    // Whoever enters another model may forget that the size is that of the former.
    const auto stated = value();
    m_take->setVisible(held && (!stated || std::max(*held / *stated, *stated / *held) > likely));
}

void ModelSizeField::fitWords()
{
    m_box->ensurePolished();
    m_box->setMinimumWidth(m_box->fontMetrics().horizontalAdvance(m_box->specialValueText()) + Theme::of(this).px(besideWords));
}

void ModelSizeField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        offer();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitWords();
}

} // namespace yuyi
