// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studyrulesform.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>

namespace yuyi {

namespace {

// A finer value, set elsewhere, is kept as long as nobody types another.

void readShare(const QDoubleSpinBox *box, double &share)
{
    if (qRound(share * 100) != qRound(box->value()))
        share = box->value() / 100;
}

void readSeconds(const QDoubleSpinBox *box, int &milliseconds)
{
    if (qRound(milliseconds / 100.0) != qRound(box->value() * 10))
        milliseconds = qRound(box->value() * 1000);
}

} // namespace

StudyRulesForm::StudyRulesForm(QWidget *parent) : QWidget(parent), m_hint(plainLabel(this)), m_exposed(new QCheckBox(this))
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto title = [&] {
        auto *label = plainLabel(this, TextRole::Section);
        m_titles.append(label);
        form->addRow(label);
    };
    m_hint->setWordWrap(true);
    setTextRole(m_hint, TextRole::Soft);
    title();
    form->addRow(m_hint);
    m_gold = share(form, "ruleGold", [] { return tr("Gold accuracy below"); });
    m_answered = share(form, "ruleAnswered", [] { return tr("Share of main items with an answer is below"); });
    m_flagged = share(form, "ruleFlagged", [] { return tr("Share of flagged answers is above"); });
    m_median = seconds(form, "ruleMedian", [] { return tr("Median time below"); });
    m_exposed->setObjectName(QStringLiteral("ruleExposed"));
    form->addRow(QString(), m_exposed);
    title();
    m_fastest = seconds(form, "ruleFastest", [] { return tr("Response time below"); });
    m_slowest = seconds(form, "ruleSlowest", [] { return tr("Response time above"); });
    title();
    for (const auto &[field, code] : codesOf(BackgroundField{})) {
        auto *box = new QCheckBox(this);
        box->setObjectName(QStringLiteral("background-") + QString::fromUtf16(code));
        form->addRow(QString(), box);
        m_background.append({field, box});
        connect(box, &QCheckBox::toggled, this, [this] {
            if (!m_filling)
                Q_EMIT changed();
        });
    }
    connect(m_exposed, &QCheckBox::toggled, this, [this] {
        if (!m_filling)
            Q_EMIT changed();
    });
    retranslate();
}

void StudyRulesForm::addRow(QFormLayout *form, QWidget *field, QString (*text)())
{
    auto *label = plainLabel(this);
    label->setBuddy(field);
    form->addRow(label, field);
    m_rows.append({label, field, text});
}

QDoubleSpinBox *StudyRulesForm::share(QFormLayout *form, const char *name, QString (*text)())
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, 100);
    box->setDecimals(0);
    box->setSingleStep(5);
    box->setSuffix(QStringLiteral(" %"));
    addRow(form, box, text);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            Q_EMIT changed();
    });
    return box;
}

QDoubleSpinBox *StudyRulesForm::seconds(QFormLayout *form, const char *name, QString (*text)())
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, 86'400);
    box->setDecimals(1);
    addRow(form, box, text);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            Q_EMIT changed();
    });
    return box;
}

void StudyRulesForm::setStudy(const Study &study)
{
    m_filling = true;
    const ExclusionRules &rules = study.exclusion;
    m_gold->setValue(rules.minimumGold * 100);
    m_answered->setValue(rules.minimumAnswered * 100);
    m_flagged->setValue(rules.maximumFlagged * 100);
    m_median->setValue(rules.fastestMedianMs / 1000.0);
    m_fastest->setValue(rules.fastestTrialMs / 1000.0);
    m_slowest->setValue(rules.slowestTrialMs / 1000.0);
    m_exposed->setChecked(rules.priorExposure);
    for (const auto &[field, box] : std::as_const(m_background))
        box->setChecked(study.background.contains(field));
    m_filling = false;
}

void StudyRulesForm::readInto(Study &study) const
{
    ExclusionRules &rules = study.exclusion;
    readShare(m_gold, rules.minimumGold);
    readShare(m_answered, rules.minimumAnswered);
    readShare(m_flagged, rules.maximumFlagged);
    readSeconds(m_median, rules.fastestMedianMs);
    readSeconds(m_fastest, rules.fastestTrialMs);
    readSeconds(m_slowest, rules.slowestTrialMs);
    rules.priorExposure = m_exposed->isChecked();
    study.background.clear();
    for (const auto &[field, box] : m_background) {
        if (box->isChecked())
            study.background.append(field);
    }
}

void StudyRulesForm::retranslate()
{
    const QString titles[] = {tr("Exclude participants with"), tr("Exclude answers with"),
                              tr("Background questions")};
    for (int i = 0; i < m_titles.size(); ++i)
        m_titles.at(i)->setText(titles[i]);
    m_hint->setText(tr(
        "The rules are set before the study starts and are frozen with it. The report shows results with and without the rules. "
        "Time-outs do not count as answers."));
    for (const Row &row : std::as_const(m_rows)) {
        row.label->setText(row.text());
        row.field->setAccessibleName(row.text());
    }
    for (QDoubleSpinBox *box : {m_gold, m_answered, m_flagged, m_median, m_fastest, m_slowest})
        box->setSpecialValueText(tr("Off"));
    for (QDoubleSpinBox *box : {m_median, m_fastest, m_slowest})
        box->setSuffix(tr(" s", "seconds behind a number"));
    m_exposed->setText(tr("Prior exposure to similar questions"));
    for (const auto &[field, box] : std::as_const(m_background))
        box->setText(titleOf(field));
}

} // namespace yuyi
