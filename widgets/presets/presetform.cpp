// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/presetform.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetfault.h"
#include "models/domain/preset/presetschema.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/memberuse.h"
#include "widgets/presets/presetdraft.h"
#include "widgets/presets/presetentries.h"
#include "widgets/presets/presettable.h"
#include "widgets/presets/references.h"
#include "widgets/presets/typedlines.h"
#include "widgets/presets/valuetexts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <memory>
#include <utility>

namespace yuyi {

namespace {

constexpr int leastBeside = 400; // the width of a form whose names stand before their fields
constexpr int promptLines = 3;
constexpr int mostPromptLines = 12;
constexpr int mostListLines = 6;

} // namespace

PresetForm::PresetForm(PresetDraft &draft, const QString &object, const QStringList &members, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_object(object), m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("form") + object);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(spacing::medium);
    m_grid->setVerticalSpacing(spacing::tiny);
    // Long names wrap: the fields keep their room at any size of text.
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 5);
    QStringList names = members;
    if (names.isEmpty()) {
        for (const auto &member : fieldOf(PresetSchema::instance().at(object), "properties").items())
            names.append(fromUtf8(member.key()));
    }
    // The name first: code and name in files follow from it.
    if (names.removeAll(QStringLiteral("title")) > 0)
        names.prepend(QStringLiteral("title"));
    for (const QString &name : std::as_const(names))
        addMember(name);
    m_grid->setRowStretch(2 * static_cast<int>(m_rows.size()), 1);
    connect(&draft, &PresetDraft::edited, this, [this] { refresh(false); });
    connect(&draft, &PresetDraft::rebuilt, this, [this] { refresh(true); });
    refresh(true);
}

void PresetForm::addMember(const QString &name)
{
    const PresetSchema &all = PresetSchema::instance();
    const QString pointer = m_object + u'/' + name;
    const Json &schema = all.at(pointer);
    const QString type = textOf(schema, "type");
    const Json &choices = fieldOf(schema, "enum");
    if (choices.size() == 1)
        return; // there is nothing to choose; it stays as it is
    if (type == u"array" && (isReference(pointer) || fieldOf(all.within(schema, {}), "enum").is_array()))
        addChoices(pointer, all.within(schema, {}));
    else if (choices.is_array() || isReference(pointer))
        addChoice(pointer, schema);
    else if (type == u"boolean")
        addSwitch(pointer, schema);
    else if (isLongText(schema))
        addText(pointer, memberName(pointer));
    else if (type == u"object" && isInLanguages(schema))
        addTitle(pointer);
    else if (const Json &own = fieldOf(schema, "properties"); type == u"object" && own.is_object())
        addMembersOf(name, own);
    else if (type == u"object")
        addPrompts(pointer);
    else if (type != u"array")
        addLine(pointer, schema);
    else if (isTabular(schema))
        addTable(pointer);
    else if (textOf(all.within(schema, {}), "type") == u"integer")
        addPair(pointer, all.within(schema, {}));
    else if (textOf(all.within(schema, {}), "type") == u"string")
        addTexts(pointer);
    else
        addEntries(pointer);
}

void PresetForm::addMembersOf(const QString &name, const Json &members)
{
    for (const auto &member : members.items())
        addMember(name + u'/' + fromUtf8(member.key()));
}

LineField *PresetForm::newLine(const QString &name)
{
    auto *line = new LineField;
    line->setAccessibleName(name);
    line->installEventFilter(this);
    connect(line, &LineField::committed, this, [this] { m_draft.complete(m_object); });
    return line;
}

TextField *PresetForm::newText(const QString &name)
{
    auto *text = new TextField;
    text->setAccessibleName(name);
    text->installEventFilter(this);
    return text;
}

void PresetForm::addRow(Field field, const QString &label, QWidget *whole)
{
    auto *name = wrappedLabel(this, TextRole::Soft);
    name->setText(label);
    name->setBuddy(field.widget);
    field.widget->setObjectName(QStringLiteral("field") + field.pointer);
    auto *body = new QWidget(this);
    auto *column = columnIn(body, 0, spacing::tiny);
    column->addWidget(whole);
    if (const QString hint = memberHint(field.pointer); !hint.isEmpty()) {
        auto *words = wrappedLabel(body, TextRole::Small);
        words->setText(hint);
        column->addWidget(words);
        field.widget->setAccessibleDescription(hint);
    }
    field.fault = wrappedLabel(body);
    field.fault->setObjectName(QStringLiteral("fault") + field.pointer);
    setStyleProperty(field.fault, "feel", QStringLiteral("bad"));
    column->addWidget(field.fault);
    m_rows.append({name, body, false});
    placeRow(m_rows.size() - 1);
    field.row = m_rows.size() - 1;
    m_fields.append(std::move(field));
}

/// The name stands before its field; above it where there is no room for both, and above a table.
void PresetForm::placeRow(qsizetype index)
{
    const Row &row = m_rows.at(index);
    const int line = 2 * static_cast<int>(index);
    m_grid->removeWidget(row.name);
    m_grid->removeWidget(row.body);
    if (row.whole || m_stacked) {
        m_grid->addWidget(row.name, line, 0, 1, 2);
        m_grid->addWidget(row.body, line + 1, 0, 1, 2);
    } else {
        m_grid->addWidget(row.name, line, 0, Qt::AlignTop);
        m_grid->addWidget(row.body, line, 1);
    }
}

void PresetForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool stacked = width() < Theme::of(this).px(leastBeside);
    if (std::exchange(m_stacked, stacked) == stacked)
        return;
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        placeRow(i);
}

void PresetForm::addLine(const QString &pointer, const Json &schema)
{
    LineField *line = newLine(memberName(pointer));
    line->setPlaceholderText(fieldText(fieldOf(schema, "default")));
    connect(line, &QLineEdit::textEdited, this,
            [this, pointer, schema](const QString &text) { m_draft.set(pointer, typedValue(text, schema)); });
    const auto fill = [this, pointer, line](bool all) {
        const QString text = fieldText(m_draft.at(pointer));
        if (all || !isTypedIn(line))
            showText(line, text);
    };
    addRow({pointer, line, nullptr, {line}, fill}, memberName(pointer), line);
}

void PresetForm::addText(const QString &pointer, const QString &label)
{
    TextField *text = newText(label);
    text->setLines(promptLines, mostPromptLines);
    connect(text, &QPlainTextEdit::textChanged, this, [this, pointer, text] {
        if (!m_filling)
            m_draft.set(pointer, toUtf8(text->text()));
    });
    const auto fill = [this, pointer, text](bool all) {
        const QString now = textOf(m_draft.at(pointer));
        if ((all || !text->hasFocus()) && text->text() != now)
            text->setText(now);
    };
    addRow({pointer, text, nullptr, {text}, fill}, label, text);
}

void PresetForm::addTitle(const QString &pointer)
{
    auto *both = new QWidget(this);
    // One below the other: a sentence is read whole, also where the text is large.
    auto *column = columnIn(both, 0, spacing::tiny);
    QList<std::pair<QString, LineField *>> lines;
    for (const QString &language : {QStringLiteral("zh"), QStringLiteral("en")}) {
        LineField *line = newLine(tr("%1 (%2)").arg(memberName(pointer), choiceName(language)));
        const QString place = pointer + u'/' + language;
        line->setObjectName(QStringLiteral("field") + place);
        line->setPlaceholderText(choiceName(language));
        connect(line, &QLineEdit::textEdited, this, [this, place](const QString &text) { m_draft.set(place, toUtf8(text)); });
        column->addWidget(line);
        lines.append({place, line});
    }
    const auto fill = [this, lines](bool all) {
        for (const auto &[place, line] : lines) {
            const QString text = textOf(m_draft.at(place));
            if (all || !isTypedIn(line))
                showText(line, text);
            line->setWrong(!m_draft.faultIn(place).isEmpty());
        }
    };
    // Their own names stay those of the two languages.
    Field field{pointer, both, nullptr, {}, fill};
    both->setFocusProxy(lines.constFirst().second);
    addRow(field, memberName(pointer), both);
}

void PresetForm::addPair(const QString &pointer, const Json &schema)
{
    auto *both = new QWidget(this);
    auto *row = rowIn(both);
    const Json usual = fieldOf(PresetSchema::instance().at(pointer), "default");
    LineField *least = newLine(tr("%1, at least").arg(memberName(pointer)));
    LineField *most = newLine(tr("%1, at most").arg(memberName(pointer)));
    least->setObjectName(QStringLiteral("field%1/0").arg(pointer));
    most->setObjectName(QStringLiteral("field%1/1").arg(pointer));
    least->setPlaceholderText(usual.is_array() ? fieldText(elementOf(usual, 0)) : tr("at least"));
    most->setPlaceholderText(usual.is_array() ? fieldText(elementOf(usual, 1)) : tr("at most"));
    const auto take = [this, pointer, schema, least, most] {
        Json pair = Json::array();
        if (!least->text().trimmed().isEmpty() || !most->text().trimmed().isEmpty())
            pair = {typedValue(least->text(), schema), typedValue(most->text(), schema)};
        m_draft.set(pointer, pair);
    };
    for (LineField *line : {least, most}) {
        line->setMaximumWidth(Theme::of(this).px(96));
        connect(line, &QLineEdit::textEdited, this, take);
        row->addWidget(line);
    }
    row->insertWidget(1, plainLabel(tr("to"), both));
    row->addStretch(1);
    const auto fill = [this, pointer, least, most](bool all) {
        const Json &pair = m_draft.at(pointer);
        for (const auto &[line, index] : {std::pair(least, 0), std::pair(most, 1)}) {
            const QString text = fieldText(elementOf(pair, index));
            if (all || !isTypedIn(line))
                showText(line, text);
        }
    };
    both->setFocusProxy(least);
    addRow({pointer, both, nullptr, {least, most}, fill}, memberName(pointer), both);
}

void PresetForm::addTexts(const QString &pointer)
{
    TextField *text = newText(memberName(pointer));
    text->setLines(2, mostListLines);
    text->setCountVisible(false);
    connect(text, &QPlainTextEdit::textChanged, this, [this, pointer, text] {
        if (!m_filling)
            m_draft.set(pointer, fieldList(text->text()));
    });
    const auto fill = [this, pointer, text](bool all) {
        // An empty line that is being typed is no text yet.
        const Json &now = m_draft.at(pointer);
        const bool same = fieldList(text->text()) == (now.is_array() ? now : Json::array());
        if ((all || !text->hasFocus()) && !same)
            text->setText(fieldLines(now));
    };
    addRow({pointer, text, nullptr, {text}, fill}, memberName(pointer), text);
}

void PresetForm::addPrompts(const QString &pointer)
{
    // A kind without a code has no prompt of its own yet. A prompt of no kind is shown too, so that it can be emptied.
    QStringList codes;
    QHash<QString, QString> names;
    for (const Json &kind : fieldOf(m_draft.document(), "kinds")) {
        codes.append(textOf(kind, "code"));
        names.insert(codes.constLast(), entryName(kind));
    }
    if (const Json &prompts = m_draft.at(pointer); prompts.is_object()) {
        for (const auto &prompt : prompts.items())
            codes.append(fromUtf8(prompt.key()));
    }
    codes.removeAll(QString());
    codes.removeDuplicates();
    for (const QString &code : std::as_const(codes))
        addText(pointer + u'/' + pointerPart(code), tr("Prompt for %1").arg(names.value(code, code)));
}

void PresetForm::addChoice(const QString &pointer, const Json &schema)
{
    auto *choice = new QComboBox(this);
    choice->setAccessibleName(memberName(pointer));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->setMinimumWidth(Theme::of(this).px(96)); // with large text it is narrower than its longest entry
    connect(choice, &QComboBox::activated, this,
            [this, pointer, choice] { m_draft.set(pointer, toUtf8(choice->currentData().toString())); });
    const QString usual = textOf(schema, "default");
    const auto fill = [this, pointer, choice, usual, schema](bool all) {
        if (all) { // what there is to choose from may have changed
            const Json &values = fieldOf(schema, "enum");
            choice->clear();
            if (!values.is_array())
                choice->addItem(tr("None"), QString());
            const QList<Reference> references = referencesAt(m_draft.document(), pointer);
            for (const Reference &reference : references)
                choice->addItem(reference.name, reference.code);
            for (const Json &value : values)
                choice->addItem(choiceName(textOf(value)), textOf(value));
        }
        const QString now = textOf(m_draft.at(pointer));
        const QString code = now.isEmpty() ? usual : now;
        if (choice->findData(code) < 0)
            choice->addItem(code, code);
        choice->setCurrentIndex(choice->findData(code));
    };
    auto *line = new QWidget(this);
    auto *row = rowIn(line);
    row->addWidget(choice);
    row->addStretch(1);
    addRow({pointer, choice, nullptr, {}, fill}, memberName(pointer), line);
}

void PresetForm::addChoices(const QString &pointer, const Json &schema)
{
    auto *all = new QWidget(this);
    auto *flow = new FlowLayout(all, spacing::medium, spacing::tiny);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto boxes = std::make_shared<QList<std::pair<QString, QCheckBox *>>>();
    const auto addBox = [this, pointer, all, flow, boxes](const Reference &one) {
        auto *box = new QCheckBox(QString(one.name).replace(u'&', QStringLiteral("&&")), all);
        box->setObjectName(QStringLiteral("field%1=%2").arg(pointer, one.code));
        box->setAccessibleDescription(memberName(pointer));
        flow->addWidget(box);
        boxes->append({one.code, box});
        connect(box, &QAbstractButton::clicked, this, [this, pointer, code = one.code](bool on) {
            // The others keep their order.
            Json list = Json::array();
            const QStringList before = m_draft.chosenAt(pointer);
            for (const QString &other : before) {
                if (other != code)
                    list.push_back(toUtf8(other));
            }
            if (on)
                list.push_back(toUtf8(code));
            m_draft.set(pointer, list);
        });
    };
    const auto offer = [this, pointer, schema, all, boxes, addBox] {
        QList<Reference> offered = referencesAt(m_draft.document(), pointer);
        for (const Json &value : fieldOf(schema, "enum"))
            offered.append({textOf(value), choiceName(textOf(value))});
        // What is named and no longer there is shown too, so that it can be taken out.
        const QStringList known = m_draft.chosenAt(pointer);
        for (const QString &code : known) {
            if (std::none_of(offered.cbegin(), offered.cend(), [&](const Reference &one) { return one.code == code; }))
                offered.append({code, code});
        }
        const bool same = std::equal(
            offered.cbegin(), offered.cend(), boxes->cbegin(), boxes->cend(),
            [](const Reference &one, const auto &box) {
                return one.code == box.first
                    && QString(one.name).replace(u'&', QStringLiteral("&&")) == box.second->text();
            });
        if (same)
            return;
        for (const auto &[code, box] : std::as_const(*boxes))
            delete box;
        boxes->clear();
        for (const Reference &one : std::as_const(offered))
            addBox(one);
        all->setFocusProxy(boxes->isEmpty() ? nullptr : boxes->constFirst().second);
    };
    const auto fill = [this, pointer, boxes, offer](bool again) {
        if (again)
            offer(); // what there is to choose from may have changed
        const QStringList chosen = m_draft.chosenAt(pointer);
        for (const auto &[code, box] : std::as_const(*boxes))
            box->setChecked(chosen.contains(code));
    };
    offer();
    addRow({pointer, all, nullptr, {}, fill}, memberName(pointer), all);
}

void PresetForm::addSwitch(const QString &pointer, const Json &schema)
{
    // Its name stands where the others do, and wraps.
    auto *box = new QCheckBox(this);
    box->setAccessibleName(memberName(pointer));
    connect(box, &QAbstractButton::clicked, this, [this, pointer](bool on) { m_draft.set(pointer, on); });
    const bool usual = flagOf(schema, "default");
    const auto fill = [this, pointer, box, usual](bool) {
        const Json &now = m_draft.at(pointer);
        box->setChecked(now.is_boolean() ? now.get<bool>() : usual);
    };
    addRow({pointer, box, nullptr, {}, fill}, memberName(pointer), box);
}

void PresetForm::addTable(const QString &pointer)
{
    auto *table = new PresetTable(m_draft, pointer, this);
    addList(pointer, table);
    m_tables.append(table);
}

void PresetForm::addEntries(const QString &pointer)
{
    auto *entries = new PresetEntries(m_draft, pointer, this);
    addList(pointer, entries);
    m_entries.append(entries);
}

void PresetForm::addList(const QString &pointer, QWidget *list)
{
    auto *name = plainLabel(memberName(pointer), this);
    setTextRole(name, TextRole::Section);
    m_rows.append({name, list, true});
    placeRow(m_rows.size() - 1);
}

void PresetForm::refresh(bool all)
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    for (const Field &field : std::as_const(m_fields)) {
        field.fill(all);
        // What means nothing here is hidden, unless the preset has it all the same.
        const bool shown = isUsed(m_draft.document(), field.pointer) || !m_draft.at(field.pointer).is_null();
        m_rows.at(field.row).name->setVisible(shown);
        m_rows.at(field.row).body->setVisible(shown);
        const QString fault = m_draft.faultIn(field.pointer);
        field.fault->setText(fault);
        field.fault->setVisible(!fault.isEmpty());
        for (QWidget *marked : field.marked)
            setStyleProperty(marked, "wrong", !fault.isEmpty());
    }
}

bool PresetForm::focusPlace(const QString &pointer)
{
    for (PresetTable *table : std::as_const(m_tables)) {
        if (table->focusPlace(pointer))
            return true;
    }
    for (PresetEntries *entries : std::as_const(m_entries)) {
        if (entries->focusPlace(pointer))
            return true;
    }
    for (const Field &field : std::as_const(m_fields)) {
        if (pointer != field.pointer && !pointer.startsWith(field.pointer + u'/'))
            continue;
        // One of two languages, or one of two numbers.
        auto *part = field.widget->findChild<LineField *>(QStringLiteral("field") + pointer);
        (part ? static_cast<QWidget *>(part) : field.widget)->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    // Something that is missing, such as a prompt or the options of a kind.
    const bool here = pointer == m_object || pointer.startsWith(m_object + u'/');
    if (here)
        focusFirst();
    return here;
}

void PresetForm::focusFirst()
{
    if (!m_fields.isEmpty())
        m_fields.constFirst().widget->setFocus(Qt::ShortcutFocusReason);
    else if (!m_tables.isEmpty())
        m_tables.constFirst()->setFocus(Qt::ShortcutFocusReason);
    else if (!m_entries.isEmpty())
        m_entries.constFirst()->focusFirst();
}

bool PresetForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
