// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/agreement/agreementchoices.h"

#include "widgets/controls/layout/flowlayout.h"
#include "widgets/theme/theme.h"

#include <QComboBox>

namespace yuyi {

namespace {
const QString labelPrefix = QStringLiteral("label:");
} // namespace

AgreementChoices::AgreementChoices(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(this, spacing::small, spacing::small);
    const auto choice = [&](const char *name) {
        auto *box = new QComboBox(this);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        flow->addWidget(box);
        return box;
    };
    m_by = choice("agreementBy");
    m_scope = choice("agreementScope");
    m_dimension = choice("agreementDimension");
    connect(m_by, &QComboBox::activated, this, &AgreementChoices::groupingChosen);
    for (const QComboBox *box : {m_scope, m_dimension})
        connect(box, &QComboBox::activated, this, &AgreementChoices::chosen);
}

void AgreementChoices::fill(const Preset &preset)
{
    const auto refill = [](QComboBox *box, const QList<std::pair<QString, QString>> &entries) {
        const QVariant kept = box->currentData();
        box->clear();
        for (const auto &[text, code] : entries)
            box->addItem(text, code);
        box->setCurrentIndex(qMax(0, box->findData(kept)));
    };
    QList<std::pair<QString, QString>> by{{tr("By dimension"), codeOf(AgreementBy::Dimension)},
                                          {tr("By pair of people"), codeOf(AgreementBy::Pair)},
                                          {tr("By round"), codeOf(AgreementBy::Round)},
                                          {tr("By week"), codeOf(AgreementBy::Week)}};
    QList<std::pair<QString, QString>> dimensions{{dimensionTitle(preset, {}), QString()}};
    const QList<Dimension> ofImages = preset.imageDimensions();
    for (const Dimension &one : ofImages) {
        if (!one.pickMany)
            by.append({tr("By gold label of “%1”").arg(one.title.text()), labelPrefix % one.code.text()});
        dimensions.append({one.title.text(), one.code.text()});
    }
    refill(m_by, by);
    refill(m_scope, {{tr("Regular annotation"), codeOf(AgreementScope::Production)},
                     {tr("Calibration"), codeOf(AgreementScope::Calibration)}});
    refill(m_dimension, dimensions);
}

AgreementQuery AgreementChoices::query() const
{
    AgreementQuery query;
    const QString by = m_by->currentData().toString();
    if (by.startsWith(labelPrefix)) {
        query.by = AgreementBy::Label;
        query.label = DimensionCode(by.mid(labelPrefix.size()));
    } else {
        query.by = fromCode<AgreementBy>(by).value_or(AgreementBy::Dimension);
    }
    query.scope = fromCode<AgreementScope>(m_scope->currentData().toString()).value_or(AgreementScope::Production);
    return query;
}

DimensionCode AgreementChoices::dimension() const
{
    return DimensionCode(m_dimension->currentData().toString());
}

void AgreementChoices::fit()
{
    const AgreementBy by = query().by;
    m_scope->setVisible(by != AgreementBy::Round);
    m_dimension->setVisible(by != AgreementBy::Dimension);
}

void AgreementChoices::focusGrouping()
{
    m_by->setFocus();
}

void AgreementChoices::retranslate()
{
    m_by->setAccessibleName(tr("Group by"));
    m_scope->setAccessibleName(tr("Labels to compare"));
    m_dimension->setAccessibleName(tr("Dimension"));
}

} // namespace yuyi
