// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/overruledialog.h"

#include "models/domain/text.h"
#include "widgets/controls/buttons/actionbutton.h"
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

OverruleDialog::OverruleDialog(const Question &question, bool takesSeveral, const Answer &chosen, QWidget *parent)
    : QDialog(parent), m_question(question),
      m_options(new ChipRow(takesSeveral ? ChipRow::Pick::Many : ChipRow::Pick::One, this)), m_text(plainLabel(this)),
      m_reason(new TextField(this)),
      m_action(new ActionButton(tr("Overrule"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this))
{
    setWindowTitle(tr("Overrule the Scorers"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *ask = plainLabel(takesSeveral
                               ? tr("Which options does the reply choose? Choose all of them. If you choose none, the reply counts as a "
                                    "miss. All tables use your decision and mark it with * until you withdraw it.")
                               : tr("Which option does the reply choose? All tables use your decision and mark it with * until you "
                                    "withdraw it."),
                           this);
    ask->setWordWrap(true);
    ask->setMinimumWidth(Theme::of(this).px(dialogWidth));
    QList<ChipOption> options;
    QStringList now;
    for (int i = 0; i < question.options.size(); ++i) {
        options.append({question.options.at(i).id.toString(), optionLetter(i), {}, question.options.at(i).text});
        if (chosen.contains(question.options.at(i).id))
            now.append(question.options.at(i).id.toString());
    }
    if (!takesSeveral)
        options.append({noneCode, tr("No option"), {}, {}});
    m_options->setObjectName(QStringLiteral("overruleOptions"));
    m_options->setAccessibleName(tr("Option"));
    m_options->setOptions(options);
    m_options->setSelected(now.isEmpty() && !takesSeveral ? QStringList{noneCode} : now);
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
    column->addWidget(m_text);
    column->addWidget(why);
    column->addWidget(m_reason);
    column->addLayout(buttons);
    m_action->setEnabled(false);
    m_action->setAutoDefault(false);
    cancel->setAutoDefault(false);
    connect(m_options, &ChipRow::selectionChanged, this, [this] {
        explain();
        if (m_options->pick() == ChipRow::Pick::One)
            m_reason->setFocus();
    });
    connect(m_reason, &QPlainTextEdit::textChanged, this,
            [this] { m_action->setEnabled(!m_reason->text().trimmed().isEmpty()); });
    connect(m_reason, &TextField::escaped, this, &QDialog::reject);
    connect(m_action, &QAbstractButton::clicked, this, &OverruleDialog::finish);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    explain();
    m_options->setFocus();
}

void OverruleDialog::explain()
{
    const QStringList chosen = m_options->selected();
    QStringList texts;
    for (const Option &option : std::as_const(m_question.options)) {
        if (chosen.contains(option.id.toString()))
            texts.append(option.text);
    }
    m_text->setText(texts.isEmpty() ? tr("Count as a miss (no option chosen)") : texts.join(u'\n'));
}

void OverruleDialog::finish()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty() || m_reason->isComposing())
        return;
    QList<OptionId> chosen;
    for (const QString &code : m_options->selected())
        chosen.append(OptionId::fromString(code)); // the code of no option is no id
    accept();
    Q_EMIT overruled(chosen, reason);
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
