// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/overruledialog.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>

namespace yuyi {

namespace {
const QString noneCode = QStringLiteral("none");
constexpr int dialogWidth = 480;
} // namespace

OverruleDialog::OverruleDialog(const Question &question, const AnswerForm &form, const Answer &chosen, QWidget *parent)
    : QDialog(parent), m_question(question), m_form(form),
      m_options(new ChipRow(form.several ? ChipRow::Pick::Many : ChipRow::Pick::One, this)), m_answer(new AnswerField(this)),
      m_text(plainLabel(this)), m_reason(new TextField(this)),
      m_action(new ActionButton(tr("Overrule"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Overrule the Scorers"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *ask = plainLabel(askWords(form), this);
    ask->setWordWrap(true);
    ask->setMinimumWidth(Theme::of(this).px(dialogWidth));
    fillOptions(form, chosen);
    m_answer->setObjectName(QStringLiteral("overruleAnswer"));
    m_answer->setText(chosen.text);
    m_options->setVisible(!isWritten());
    m_answer->setVisible(isWritten());
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    setTextRole(m_text, TextRole::Soft);
    // Room for two lines whatever is chosen, so that nothing jumps.
    m_text->setMinimumHeight(2 * QFontMetrics(Theme::of(this).font(TextRole::Body)).lineSpacing());
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *why = plainLabel(tr("Reason"), this);
    m_reason->setObjectName(QStringLiteral("overruleReason"));
    m_reason->setLines(2, 6);
    m_reason->setCountVisible(false);
    m_reason->setAccessibleName(tr("Reason"));
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_action);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(ask);
    column->addWidget(m_options);
    column->addWidget(m_answer);
    column->addWidget(m_text);
    column->addWidget(why);
    column->addWidget(m_reason);
    column->addLayout(buttons);
    m_action->setEnabled(false);
    m_action->setAutoDefault(false);
    cancel->setAutoDefault(false);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connectInput();
    explain();
    if (isWritten()) {
        m_answer->setFocus();
        m_answer->selectAll();
    } else {
        m_options->setFocus();
    }
}

QString OverruleDialog::askWords(const AnswerForm &form) const
{
    if (isWritten())
        return tr("Which answer does the reply give? Write only the answer. If you write none, the reply counts as a miss. All tables "
                  "use your decision and mark it with * until you withdraw it.");
    return form.several ? tr("Which options does the reply choose? Choose all of them. If you choose none, the reply counts as a "
                             "miss. All tables use your decision and mark it with * until you withdraw it.")
                        : tr("Which option does the reply choose? All tables use your decision and mark it with * until you "
                             "withdraw it.");
}

void OverruleDialog::fillOptions(const AnswerForm &form, const Answer &chosen)
{
    QList<ChipOption> options;
    QStringList now;
    for (int i = 0; i < m_question.options.size(); ++i) {
        const Option &option = m_question.options.at(i);
        options.append({option.id.toString(), optionLabel(m_form, i), {}, optionWords(option)});
        if (chosen.contains(option.id))
            now.append(option.id.toString());
    }
    if (!form.several)
        options.append({noneCode, tr("No option"), {}, {}});
    m_options->setObjectName(QStringLiteral("overruleOptions"));
    m_options->setAccessibleName(tr("Option"));
    m_options->setOptions(options);
    // A published scorer may read several options where one is asked for; a person decides which.
    m_options->setSelected(now.size() != 1 && !form.several ? QStringList{noneCode} : now);
}

void OverruleDialog::connectInput()
{
    connect(m_options, &ChipRow::selectionChanged, this, [this] {
        explain();
        if (m_options->pick() == ChipRow::Pick::One)
            m_reason->setFocus();
    });
    connect(m_answer, &QLineEdit::textChanged, this, &OverruleDialog::explain);
    connect(m_answer, &AnswerField::submitted, this, [this] { m_reason->setFocus(); });
    connect(m_answer, &AnswerField::escaped, this, &QDialog::reject);
    connect(m_reason, &QPlainTextEdit::textChanged, this,
            [this] { m_action->setEnabled(!m_reason->text().trimmed().isEmpty()); });
    connect(m_reason, &TextField::escaped, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &OverruleDialog::finish);
}

Answer OverruleDialog::answer() const
{
    if (isWritten())
        return m_answer->answer();
    QList<OptionId> chosen;
    for (const QString &code : m_options->selected())
        chosen.append(OptionId::fromString(code)); // the code of no option is no id
    return chosen;
}

QString OverruleDialog::explanation() const
{
    if (isWritten()) {
        const Answer written = answer();
        if (written.isEmpty())
            return tr("Count as a miss (no answer given)");
        return m_question.isRight(written) ? tr("Count as correct (an accepted answer)")
                                           : tr("Count as incorrect (not an accepted answer)");
    }
    const QStringList chosen = m_options->selected();
    QStringList texts;
    for (int i = 0; i < m_question.options.size(); ++i) {
        const Option &option = m_question.options.at(i);
        if (!chosen.contains(option.id.toString()))
            continue;
        // The letter tells pictures apart.
        texts.append(option.picture.isNull() ? option.text : QStringLiteral("%1 %2").arg(optionLabel(m_form, i), optionWords(option)));
    }
    return texts.isEmpty() ? tr("Count as a miss (no option chosen)") : texts.join(u'\n');
}

void OverruleDialog::explain()
{
    m_text->setText(explanation());
}

void OverruleDialog::finish()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty() || m_reason->isComposing() || m_answer->isComposing())
        return;
    const Answer read = answer();
    accept();
    Q_EMIT overruled(read, reason);
}

void OverruleDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier) {
        finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
