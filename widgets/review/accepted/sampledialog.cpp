// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/accepted/sampledialog.h"

#include "models/domain/clock.h"
#include "models/domain/moments.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int usualSize = 30;
} // namespace

SampleDialog::SampleDialog(const Preset &preset, qint64 available, QWidget *parent)
    : QDialog(parent),
      m_method(new ChipRow(ChipRow::Pick::One, this)),
      m_dimension(new QComboBox(this)),
      m_explanation(plainLabel(this)),
      m_size(new QSpinBox(this)),
      m_seed(new QLineEdit(this)),
      m_draw(new ActionButton(tr("Draw"), {}, ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Draw a Sample"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(Theme::of(this).px(520), 0);
    m_method->setOptions({{codeOf(SampleMethod::Random), tr("Random"), {}, {}},
                          {codeOf(SampleMethod::Proportional), tr("Proportional"), {}, {}},
                          {codeOf(SampleMethod::LowAgreement), tr("Low agreement first"), {}, {}}});
    m_method->setSelectedOne(codeOf(SampleMethod::Random));
    for (const Dimension &dimension : preset.dimensions) {
        if (!dimension.pickMany && !dimension.open)
            m_dimension->addItem(dimension.title.text(), dimension.code.text());
    }
    m_dimension->setAccessibleName(tr("Dimension"));
    m_size->setRange(1, static_cast<int>(std::clamp<qint64>(available, 1, 1'000'000)));
    m_size->setValue(static_cast<int>(std::min<qint64>(usualSize, std::max<qint64>(1, available))));
    m_size->setAccessibleName(tr("Number of images"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,9}")), m_seed));
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1'000'000'000)));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed draws the same sample."));
    m_explanation->setWordWrap(true);
    setTextRole(m_explanation, TextRole::Soft);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    form->addRow(tr("Method"), m_method);
    form->addRow(tr("Dimension"), m_dimension);
    form->addRow(QString(), m_explanation);
    form->addRow(tr("Number of images"), m_size);
    form->addRow(tr("Seed"), m_seed);
    auto *stock = plainLabel(tr("%n accepted image(s) can be drawn.", nullptr, static_cast<int>(available)), this);
    setTextRole(stock, TextRole::Small);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    m_draw->setDefault(true);
    m_draw->setEnabled(available > 0);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(stock, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_draw);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addLayout(form);
    column->addLayout(buttons);
    connect(m_method, &ChipRow::selectionChanged, this, &SampleDialog::explain);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_draw, &QAbstractButton::clicked, this, [this] {
        SampleRequest request;
        request.method = fromCode<SampleMethod>(m_method->selectedOne()).value_or(SampleMethod::Random);
        request.dimension = DimensionCode(m_dimension->currentData().toString());
        request.size = m_size->value();
        request.seed = m_seed->text().toLongLong();
        request.name = momentText(currentTime());
        accept();
        Q_EMIT confirmed(request);
    });
    explain();
    // Enter draws at once; in the row of ways it would choose one.
    m_size->setFocus();
    m_size->selectAll();
}

void SampleDialog::explain()
{
    const auto method = fromCode<SampleMethod>(m_method->selectedOne()).value_or(SampleMethod::Random);
    m_dimension->setEnabled(method == SampleMethod::Proportional && m_dimension->count() > 0);
    switch (method) {
    case SampleMethod::Random:
        m_explanation->setText(tr("Every accepted image has the same chance of being "
                                  "drawn."));
        break;
    case SampleMethod::Proportional:
        m_explanation->setText(tr("Each label has the same share in the sample as in the accepted images."));
        break;
    case SampleMethod::LowAgreement:
        m_explanation->setText(tr("Images with the least agreement among annotators or among validators are drawn first."));
        break;
    }
}

} // namespace yuyi
