// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/questionfield.h"

#include "models/services/annotation/questionforms.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/difflabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/review/fields/labelparts.h"
#include "widgets/review/fields/partwords.h"
#include "widgets/review/fields/triple.h"
#include "widgets/review/fields/triplepictures.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace yuyi {

QuestionField::QuestionField(const CaseField &field, const Preset &preset, QWidget *parent, PictureLoader *pictures, const Medium &own)
    : ReviewField(field, preset, parent),
      m_merge(field, preset.questionDimensions()),
      m_labels(new LabelParts(this)),
      m_pictures(pictures),
      m_own(own)
{
    const Question *question = m_merge.side(true) ? m_merge.side(true) : m_merge.side(false);
    const QuestionKind *kind = question ? preset.kind(question->kind) : nullptr;
    if (kind)
        m_kind = *kind;
    const QList<QuestionPart> parts = m_merge.parts();
    for (const QuestionPart &part : parts)
        addPart(part);
    connect(m_labels, &LabelParts::changed, this, &QuestionField::keep);
    connect(m_labels, &LabelParts::finished, this, &QuestionField::leave);
    fill();
}

void QuestionField::addPart(const QuestionPart &compared)
{
    Part part;
    part.part = compared;
    part.triple = addTriple();
    part.left = new DiffLabel;
    part.right = new DiffLabel;
    part.final = new DiffLabel;
    part.triple->left()->content()->addWidget(part.left);
    part.triple->right()->content()->addWidget(part.right);
    part.triple->final()->content()->addWidget(part.final);
    addPictures(part);
    if (compared.kind == Kind::Label) {
        m_labels->add(part.triple, *m_preset.dimension(compared.dimension));
        for (DiffLabel *label : {part.left, part.right, part.final})
            label->hide();
    }
    if (compared.kind != Kind::Key && compared.kind != Kind::Pictures && compared.kind != Kind::Label) {
        if (compared.kind != Kind::Option || !m_kind.isFixed()) {
            part.edit = new TextField;
            part.edit->setLines(1, 6);
            part.edit->setCountVisible(false);
            if (compared.kind == Kind::Accepted)
                part.edit->setLines(2, mostAccepted);
            part.edit->hide();
        }
        auto *line = rowIn(nullptr, 0, spacing::tiny);
        if (compared.kind == Kind::Option) {
            if (m_kind.takesSeveral())
                part.key = new QCheckBox;
            else
                part.key = new QRadioButton;
            part.key->setAutoExclusive(false);
            part.key->setFocusPolicy(Qt::NoFocus);
            part.key->hide();
            line->addWidget(part.key, 0, Qt::AlignTop);
        }
        if (part.edit)
            line->addWidget(part.edit, 1);
        part.triple->final()->content()->addLayout(line);
    }
    if (compared.kind == Kind::Accepted) {
        m_accepted = part.edit;
        m_fault = wrappedLabel(nullptr, TextRole::Small);
        m_fault->setObjectName(QStringLiteral("acceptedFault"));
        setStyleProperty(m_fault, "feel", QStringLiteral("bad"));
        m_fault->hide();
        part.triple->final()->content()->addWidget(m_fault);
    }
    for (Cell *cell : {part.triple->left(), part.triple->right(), part.triple->final()})
        cell->content()->addStretch(1);
    const int index = static_cast<int>(m_rows.size());
    connect(part.triple->left(), &Cell::clicked, this, [this, index] { adopt(index, true); });
    connect(part.triple->right(), &Cell::clicked, this, [this, index] { adopt(index, false); });
    connect(part.triple->final(), &Cell::clicked, this, [this, index] {
        if (isReadOnly() || !canEdit())
            return;
        edit();
        if (QWidget *editor = editorOf(m_rows.at(index)))
            editor->setFocus(Qt::MouseFocusReason);
    });
    if (part.edit) {
        connect(part.edit, &QPlainTextEdit::textChanged, this, &QuestionField::type);
        connect(part.edit, &TextField::committed, this, &QuestionField::keep);
        connect(part.edit, &TextField::escaped, this, &QuestionField::leave);
    }
    if (part.key)
        connect(part.key, &QAbstractButton::clicked, this, [this, index] { chooseKey(m_rows.at(index)); });
    m_rows.append(part);
}

void QuestionField::addPictures(Part &part)
{
    const auto has = [&](bool left) {
        const Question *own = m_merge.side(left);
        return own && !QuestionMerge::pictures(*own, part.part, QuestionMerge::indexInSide(part.part, left), m_own).isEmpty();
    };
    if (!m_pictures || !(has(true) || has(false)))
        return;
    part.pictures = new TriplePictures(part.triple, *m_pictures, m_kind);
    connect(part.pictures, &TriplePictures::wanted, this, [this](const Sha256 &sha256) {
        Q_EMIT activated(); // the page shows the pictures of this field
        Q_EMIT pictureWanted(sha256);
    });
}

void QuestionField::fill()
{
    for (const Part &part : std::as_const(m_rows)) {
        for (const bool left : {true, false})
            showSide(left ? part.left : part.right, m_merge, part.part, left, m_own, &m_kind);
        if (!part.pictures)
            continue;
        const auto of = [&](bool left) {
            const Question *own = m_merge.side(left);
            return own ? QuestionMerge::pictures(*own, part.part, QuestionMerge::indexInSide(part.part, left), m_own)
                       : QList<ItemPicture>();
        };
        part.pictures->setSides(of(true), of(false), m_merge.hasBoth());
    }
    const auto labels = [this](bool left) {
        const Question *own = m_merge.side(left);
        return own ? std::optional(own->labels) : std::nullopt;
    };
    m_labels->setSides(labels(true), labels(false));
    fillFinal();
    showState();
}

void QuestionField::fillFinal()
{
    const QScopedValueRollback<bool> filling(m_filling, true);
    QList<Question> finals;
    if (m_field.decision)
        finals = m_field.decision->value.questions;
    else if (!m_field.isOpen())
        finals = m_field.merged.questions;
    const bool decided = m_field.decision.has_value();
    const bool one = finals.size() == 1;
    m_labels->setFinal(one ? std::optional(finals.constFirst().labels) : std::nullopt);
    for (int i = 0; i < m_rows.size(); ++i) {
        const Part &part = m_rows.at(i);
        if (!one) {
            const bool first = i == 0;
            if (first && m_field.isOpen())
                part.final->setMissing(tr("Undecided"));
            else if (first)
                part.final->setMissing(finals.isEmpty() ? tr("This question is dropped") : tr("Both questions are kept"));
            else
                part.final->setPlain({});
            if (part.pictures)
                part.pictures->setFinal({});
            part.triple->left()->setChosen(decided && m_field.decision->pick == Pick::Both);
            part.triple->right()->setChosen(decided && m_field.decision->pick == Pick::Both);
            continue;
        }
        const Question &final = finals.first();
        const int option = part.part.kind == Kind::Option ? m_merge.optionIndex(final, part.part) : -1;
        const QString text = QuestionMerge::text(final, part.part, option);
        const QList<ItemPicture> pictures = QuestionMerge::pictures(final, part.part, option, m_own);
        if (part.pictures)
            part.pictures->setFinal(pictures);
        if (part.part.kind == Kind::Option && (!text.isEmpty() || !pictures.isEmpty()))
            part.final->setPlain(lettered(final.options.at(option), option, &m_kind));
        else
            part.final->setPlain(part.part.kind == Kind::Accepted ? shownAccepted(text)
                                                                  : QuestionMerge::shownText(final, part.part, option));
        const auto isFrom = [&](bool left) {
            const Question *own = m_merge.side(left);
            return decided && own
                && QuestionMerge::sameIn(part.part, *own, QuestionMerge::indexInSide(part.part, left), final, option);
        };
        part.triple->left()->setChosen(isFrom(true));
        part.triple->right()->setChosen(isFrom(false) && !(isFrom(true) && m_field.decision->pick == Pick::Left));
        if (part.edit && !m_editing)
            part.edit->setText(text);
        if (part.key)
            part.key->setChecked(option >= 0 && option < final.options.size() && final.options.at(option).correct);
    }
    for (const Part &part : std::as_const(m_rows)) {
        part.final->setVisible(part.part.kind != Kind::Label && (!m_editing || !part.edit));
        if (part.edit)
            part.edit->setVisible(m_editing);
        if (part.key)
            part.key->setVisible(m_editing);
    }
    showFault();
}

void QuestionField::take(const CaseField &field)
{
    ReviewField::take(field);
    m_merge.take(field);
    fill();
}

bool QuestionField::canPick(Pick pick) const
{
    switch (pick) {
    case Pick::Left:
    case Pick::Right:
    case Pick::Common: return true;
    case Pick::Both: return m_merge.hasBoth();
    case Pick::Edited: break;
    }
    return false;
}

bool QuestionField::canEdit() const
{
    return !isReadOnly() && (m_merge.side(true) || m_merge.side(false));
}

/// What the person starts from when single parts are chosen or written.
Question QuestionField::begun() const
{
    if (m_field.decision && m_field.decision->value.questions.size() == 1)
        return m_field.decision->value.questions.first();
    if (!m_field.isOpen() && m_field.merged.questions.size() == 1)
        return m_field.merged.questions.first();
    return m_merge.sideOrNone(m_merge.side(true) != nullptr);
}

void QuestionField::send(const Question &question)
{
    FieldValue value;
    value.questions = {question};
    for (const bool left : {true, false}) {
        if (m_merge.side(left) && m_merge.side(left)->id == question.id && QuestionMerge::isSame(*m_merge.side(left), question)) {
            Q_EMIT settled(decisionOf(left ? Pick::Left : Pick::Right, value), false);
            return;
        }
    }
    Q_EMIT settled(decisionOf(Pick::Edited, value), false);
}

void QuestionField::adopt(int index, bool left)
{
    if (isReadOnly() || m_editing || index < 0 || index >= m_rows.size())
        return;
    Q_EMIT activated();
    const Question *from = m_merge.side(left);
    if (!from || !m_merge.hasBoth()) {
        pick(left ? Pick::Left : Pick::Right);
        return;
    }
    // The first part that is chosen belongs to the side that stays the ground.
    if (const auto made = m_merge.adopted(m_field.isOpen() ? *from : begun(), m_rows.at(index).part, left))
        send(*made);
}

bool QuestionField::pickPart(Pick pick)
{
    if (m_part < 0 || isReadOnly() || m_editing)
        return false;
    if (pick == Pick::Left || pick == Pick::Right) {
        adopt(m_part, pick == Pick::Left);
    } else {
        const Question ground = m_field.isOpen() ? m_merge.sideOrNone(true) : begun();
        const auto made = m_merge.joined(ground, m_rows.at(m_part).part, pick == Pick::Both);
        if (!made)
            return false;
        send(*made);
    }
    if (m_part + 1 < parts())
        setPart(m_part + 1);
    return true;
}

void QuestionField::setPart(int part)
{
    m_part = std::clamp(part, -1, static_cast<int>(m_rows.size()) - 1);
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i).triple->setMarked(i == m_part);
    Q_EMIT partChanged();
}

bool QuestionField::handleKey(QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_part < 0 && enter && m_merge.hasBoth()) {
        setPart(0);
        return true;
    }
    if (m_part >= 0 && (event.key() == Qt::Key_Escape || enter)) {
        setPart(-1);
        return true;
    }
    if (m_part >= 0 && event.key() == Qt::Key_Space && m_rows.at(m_part).pictures) {
        if (const Sha256 next = m_rows.at(m_part).pictures->next(); !next.isNull())
            Q_EMIT pictureWanted(next);
        return true;
    }
    return false;
}

QList<TextField *> QuestionField::editors() const
{
    QList<TextField *> list;
    for (const Part &part : m_rows) {
        if (part.edit)
            list.append(part.edit);
    }
    return list;
}

QWidget *QuestionField::editorOf(const Part &part) const
{
    return part.edit ? part.edit : m_labels->editor(part.part.dimension);
}

void QuestionField::edit()
{
    if (!canEdit())
        return;
    if (!m_editing)
        open(begun());
    QWidget *editor = showFault().isEmpty() ? editorOf(m_rows.at(std::max(m_part, 0))) : m_accepted;
    (editor ? editor : m_rows.constFirst().edit)->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT activated();
    Q_EMIT editingChanged();
}

void QuestionField::open(const Question &shown)
{
    m_wasOpen = m_field.isOpen();
    m_start = shown;
    m_labels->open(m_start.labels, m_merge.sideOrNone(true).labels, m_merge.sideOrNone(false).labels);
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        for (const Part &part : std::as_const(m_rows)) {
            const int option = part.part.kind == Kind::Option ? m_merge.optionIndex(m_start, part.part) : -1;
            if (part.edit)
                part.edit->setText(QuestionMerge::text(m_start, part.part, option));
            if (part.key)
                part.key->setChecked(option >= 0 && option < m_start.options.size() && m_start.options.at(option).correct);
        }
    }
    m_editing = true;
    fillFinal();
}

void QuestionField::resume(const FieldDecision &draft)
{
    if (m_editing || !canEdit() || draft.value.questions.isEmpty())
        return;
    open(draft.value.questions.constFirst());
    Q_EMIT editingChanged();
}

QString QuestionField::showFault()
{
    if (!m_accepted)
        return {};
    const auto few = requireFew(QuestionMerge::acceptedIn(m_accepted->text()));
    QString sentence = few || !m_editing ? QString() : few.error().sentence;
    m_accepted->setWrong(!sentence.isEmpty());
    m_fault->setText(sentence);
    m_fault->setVisible(!sentence.isEmpty());
    return sentence;
}

Question QuestionField::written() const
{
    Question question = m_start;
    question.labels = m_labels->written(question.labels);
    OptionSet keys;
    for (const Part &part : m_rows) {
        const QString text = part.edit ? part.edit->text().trimmed() : QString();
        if (part.part.kind == Kind::Stem)
            question.stem = text;
        else if (part.part.kind == Kind::Rationale)
            question.rationale = text;
        else if (part.part.kind == Kind::Accepted)
            question.accepted = QuestionMerge::acceptedIn(text);
        else if (part.part.kind == Kind::Option) {
            const int index = m_merge.optionIndex(m_start, part.part);
            if (index < 0 || (index >= question.options.size() && text.isEmpty()))
                continue;
            while (question.options.size() <= index)
                question.options.append(Option());
            if (part.edit)
                question.options[index].text = text;
            if (part.key->isChecked())
                keys.add(index);
        }
    }
    QuestionMerge::setKeys(question, keys);
    return withoutEmptyEnd(question, m_kind);
}

void QuestionField::type()
{
    if (m_filling || !m_editing)
        return;
    const QList<TextField *> fields = editors();
    if (std::any_of(fields.begin(), fields.end(), [](const TextField *field) { return field->isComposing(); }))
        return;
    FieldValue value;
    value.questions = {written()};
    if (const QString fault = showFault(); fault.isEmpty())
        Q_EMIT typed(decisionOf(Pick::Edited, value));
    else
        Q_EMIT refused(decisionOf(Pick::Edited, value), fault);
}

void QuestionField::chooseKey(const Part &chosen)
{
    for (const Part &part : std::as_const(m_rows)) {
        if (part.key && !m_kind.takesSeveral())
            part.key->setChecked(part.key == chosen.key);
    }
    keep();
}

void QuestionField::keep()
{
    if (!m_editing || !showFault().isEmpty())
        return;
    const Question question = written();
    if (!m_wasOpen && QuestionMerge::isSame(question, m_start))
        return;
    m_wasOpen = false;
    m_start = question;
    send(question);
}

void QuestionField::commit()
{
    if (!m_editing || !showFault().isEmpty() || !m_labels->takeTyped())
        return;
    keep();
    m_editing = false;
    m_labels->close();
    fillFinal();
    Q_EMIT editingChanged();
}

void QuestionField::leave()
{
    commit();
    if (!m_editing)
        Q_EMIT escaped();
    else if (!showFault().isEmpty())
        m_accepted->setFocus(Qt::OtherFocusReason); // to be put right there
}

void QuestionField::retranslate()
{
    ReviewField::retranslate();
    m_labels->retranslate();
    for (const Part &part : std::as_const(m_rows)) {
        if (part.key)
            part.key->setAccessibleName(tr("This option is correct"));
        if (!part.edit)
            continue;
        switch (part.part.kind) {
        case Kind::Stem: part.edit->setAccessibleName(tr("Question")); break;
        case Kind::Rationale: part.edit->setAccessibleName(tr("Rationale")); break;
        case Kind::Option: part.edit->setAccessibleName(tr("Option")); break;
        case Kind::Accepted:
            part.edit->setAccessibleName(tr("Accepted answers"));
            part.edit->setPlaceholderText(tr("One accepted answer per line, at most %1").arg(mostAccepted));
            break;
        case Kind::Pictures:
        case Kind::Label:
        case Kind::Key: break;
        }
    }
    fill();
}

} // namespace yuyi
