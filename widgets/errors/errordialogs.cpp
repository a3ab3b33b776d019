// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errordialogs.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int dialogWidth = 460;
constexpr int mostCases = 10000;

/// The form, what went wrong, and the two buttons below each other.
void layOut(QDialog *dialog, QFormLayout *form, QLabel *state, ActionButton *action)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    state->setWordWrap(true);
    state->setMinimumWidth(Theme::of(dialog).px(dialogWidth));
    setTextRole(state, TextRole::Soft);
    auto *cancel = new ActionButton(TopUpDialog::tr("Cancel"), {}, ActionButton::Kind::Plain, dialog);
    cancel->setAutoDefault(false);
    action->setDefault(true);
    QObject::connect(cancel, &QAbstractButton::clicked, dialog, &QDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(action);
    auto *column = columnIn(dialog, spacing::large, spacing::medium);
    column->addLayout(form);
    column->addWidget(state);
    column->addLayout(buttons);
}

} // namespace

TopUpDialog::TopUpDialog(ErrorsPageData &pageData, const SampleProgress &sample, QWidget *parent)
    : QDialog(parent), m_pageData(pageData), m_sample(sample.sample.id), m_size(new QSpinBox(this)), m_state(plainLabel(this)),
      m_action(new ActionButton(tr("Top Up"), QStringLiteral("⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Top Up the Sample"));
    m_size->setObjectName(QStringLiteral("topUpSize"));
    m_size->setRange(sample.cases + 1, std::max(sample.cases + 1, mostCases));
    m_size->setValue(sample.cases + 10);
    m_size->setAccessibleName(tr("Total number of cases"));
    auto *form = new QFormLayout;
    form->addRow(tr("Total number of cases"), m_size);
    m_state->setText(tr("The sample has %n case(s). They are kept; more are drawn with the same settings.", nullptr, sample.cases));
    layOut(this, form, m_state, m_action);
    connect(m_action, &QAbstractButton::clicked, this, &TopUpDialog::finish);
    m_size->setFocus();
    m_size->selectAll();
}

void TopUpDialog::finish()
{
    m_action->setEnabled(false);
    m_pageData.context()
        .project
        .write([id = m_sample, size = m_size->value(), person = m_pageData.context().project.person().id](Stores &stores) {
            return ErrorSampleService(stores, person).topUp(id, size);
        })
        .then(this, [this](const Result<int> &came) {
            m_action->setEnabled(true);
            if (!came) {
                m_state->setText(came.error().sentence);
                return;
            }
            Q_EMIT added(*came);
            accept();
        });
}

BookProbesDialog::BookProbesDialog(int probes, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Case Book"));
    auto *with = new QCheckBox(tr("Include follow-up questions to the model"), this);
    with->setObjectName(QStringLiteral("bookProbes"));
    with->setChecked(true);
    auto *state = plainLabel(tr("These cases have %n follow-up question(s) to the model.", nullptr, probes), this);
    auto *action = new ActionButton(tr("Continue"), QStringLiteral("⏎"), ActionButton::Kind::Primary, this);
    auto *form = new QFormLayout;
    form->addRow(with);
    layOut(this, form, state, action);
    connect(action, &QAbstractButton::clicked, this, [this, with] {
        const bool wanted = with->isChecked();
        accept();
        Q_EMIT chosen(wanted);
    });
    with->setFocus();
}

AddErrorTypeDialog::AddErrorTypeDialog(ErrorsPageData &pageData, const ErrorTypes &types, QWidget *parent)
    : QDialog(parent), m_pageData(pageData), m_under(new QComboBox(this)), m_zh(new LineField(this)), m_en(new LineField(this)),
      m_state(plainLabel(this)), m_action(new ActionButton(tr("Add"), QStringLiteral("⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Add an Error Type"));
    m_under->addItem(tr("None: a top-level type"), QString());
    for (const ErrorType &type : types.types)
        m_under->addItem(type.title.text(), type.code);
    m_under->setAccessibleName(tr("Parent type"));
    m_zh->setObjectName(QStringLiteral("typeZh"));
    m_en->setObjectName(QStringLiteral("typeEn"));
    m_zh->setAccessibleName(tr("Chinese name"));
    m_en->setAccessibleName(tr("English name"));
    auto *form = new QFormLayout;
    form->addRow(tr("Parent type"), m_under);
    form->addRow(tr("Chinese name"), m_zh);
    form->addRow(tr("English name"), m_en);
    m_state->setText(tr("Creates a new version of the error types. Cases that are already coded do not change."));
    layOut(this, form, m_state, m_action);
    connect(m_action, &QAbstractButton::clicked, this, &AddErrorTypeDialog::finish);
    for (LineField *field : {m_zh, m_en}) {
        connect(field, &LineField::escaped, this, &QDialog::reject);
        connect(field, &QLineEdit::textChanged, this, [this] {
            m_action->setEnabled(!m_zh->text().trimmed().isEmpty() && !m_en->text().trimmed().isEmpty());
        });
    }
    m_action->setEnabled(false);
    m_zh->setFocus();
}

void AddErrorTypeDialog::finish()
{
    const Title title{m_zh->text().trimmed(), m_en->text().trimmed()};
    m_action->setEnabled(false);
    m_pageData.context()
        .project
        .write([title, under = m_under->currentData().toString(), person = m_pageData.context().project.person().id](Stores &stores) {
            return ErrorSampleService(stores, person).addType(title, under);
        })
        .then(this, [this, title](const Result<ErrorTypes> &made) {
            m_action->setEnabled(true);
            if (!made) {
                m_state->setText(made.error().sentence);
                return;
            }
            Q_EMIT added(title.text());
            accept();
        });
}

} // namespace yuyi
