// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/tagfield.h"

#include "widgets/controls/choices/chip.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <utility>

namespace yuyi {

namespace {

constexpr int rowsShown = 8;
constexpr int codeRole = Qt::UserRole;

} // namespace

/// The line: keys that mean something to the list come to the field first, but never those of a composition.
class TagField::Line final : public LineField
{
public:
    explicit Line(QWidget *parent) : LineField(parent) {}
    std::function<bool(const QKeyEvent &)> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        // The digit that chose the label in the row before may still be held down.
        m_pressedHere = m_pressedHere || !event->isAutoRepeat();
        const bool composes = m_composition->active() || m_composition->swallows(*event);
        if (!m_pressedHere || (!composes && keys && keys(*event)))
            event->accept();
        else
            LineField::keyPressEvent(event);
    }
    void focusInEvent(QFocusEvent *event) override
    {
        m_pressedHere = false;
        LineField::focusInEvent(event);
    }

private:
    bool m_pressedHere = false; ///< a key, since the line has the focus
};

TagField::TagField(QWidget *parent)
    : QWidget(parent), m_title(plainLabel(this)), m_chips(new QWidget(this)), m_line(new Line(this)), m_fault(plainLabel(this)),
      m_list(new QListWidget(this))
{
    setFocusProxy(m_line);
    auto *column = columnIn(this, 0, spacing::tiny);
    setTextRole(m_title, TextRole::Soft);
    m_title->hide();
    new FlowLayout(m_chips, spacing::tiny, spacing::tiny);
    m_chips->hide();
    m_chips->installEventFilter(this);
    setTextRole(m_fault, TextRole::Small);
    setStyleProperty(m_fault, "feel", QStringLiteral("bad"));
    m_fault->setWordWrap(true);
    m_fault->hide();
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_chips, m_line, m_fault})
        column->addWidget(part);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_chips->setSizePolicy(policy);

    m_list->hide();
    m_list->setProperty("framed", true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(LabelCode(item->data(codeRole).toString())); });

    m_line->keys = [this](const QKeyEvent &event) { return handleKey(event); };
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &TagField::edited);
    // With Ctrl+Enter. Whether the field is left for good is known when it loses the focus.
    connect(m_line, &LineField::committed, this, [this] {
        if (m_line->hasFocus())
            takeTyped();
    });
    connect(m_line, &LineField::escaped, this, [this] {
        dropTyped();
        Q_EMIT escaped();
    });
    retranslate();
}

TagField::~TagField()
{
    m_line->disconnect(this);
    m_line->keys = {};
    delete m_list;
}

void TagField::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    retranslate();
}

QString TagField::title() const
{
    return m_title->text();
}

void TagField::retranslate()
{
    m_line->setPlaceholderText(m_open ? tr("Type a label") : tr("Type to search"));
    m_line->setAccessibleName(title());
    m_list->setAccessibleName(tr("Labels to choose from"));
    showChips();
    filter();
}

void TagField::setChoices(const QList<TagChoice> &choices)
{
    m_choices = choices;
    showChips();
    filter();
}

void TagField::setOpen(bool open)
{
    m_open = open;
    retranslate();
}

void TagField::setPick(ChipRow::Pick pick)
{
    m_pick = pick;
    setChosen(QList<LabelCode>(m_chosen));
}

void TagField::setChosen(const QList<LabelCode> &labels)
{
    m_chosen.clear();
    for (const LabelCode &label : labels) {
        if (!m_chosen.contains(label) && (m_pick == ChipRow::Pick::Many || m_chosen.isEmpty()))
            m_chosen.append(label);
    }
    showChips();
    filter();
}

QList<LabelCode> TagField::offered() const
{
    QList<LabelCode> codes;
    for (int i = 0; i < m_list->count(); ++i)
        codes.append(LabelCode(m_list->item(i)->data(codeRole).toString()));
    return codes;
}

QString TagField::fault() const
{
    return m_fault->text();
}

QString TagField::textOf(const LabelCode &label) const
{
    for (const TagChoice &choice : m_choices) {
        if (choice.value.code == label)
            return choice.value.title.text();
    }
    return label.text();
}

void TagField::showChips()
{
    const auto former = m_chips->findChildren<Chip *>(Qt::FindDirectChildrenOnly);
    for (Chip *chip : former) {
        // One of them may be the chip that is being clicked.
        m_chips->layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
        chip->setObjectName({});
    }
    for (const LabelCode &label : std::as_const(m_chosen)) {
        auto *chip = new Chip(textOf(label), QStringLiteral("×"), m_chips);
        chip->setObjectName(label.text());
        chip->setChecked(true);
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setToolTip(tr("Remove “%1”").arg(textOf(label)));
        m_chips->layout()->addWidget(chip);
        chip->show();
        connect(chip, &Chip::clicked, this, [this, label] { remove(label); });
    }
    m_chips->setVisible(!m_chosen.isEmpty());
    QStringList names;
    for (const LabelCode &label : std::as_const(m_chosen))
        names.append(textOf(label));
    m_line->setAccessibleDescription(names.join(QStringLiteral(", ")));
}

void TagField::filter()
{
    const QString typed = m_line->text();
    m_list->clear();
    for (const TagChoice &choice : std::as_const(m_choices)) {
        if (m_chosen.contains(choice.value.code) || !matchesTyped(choice.value, typed))
            continue;
        const QString text = choice.value.title.text();
        auto *item = new QListWidgetItem(choice.count > 0
                                             ? tr("%1 (%2)", "a label, and how often it is used")
                                                   .arg(text, QString::number(choice.count))
                                             : text,
                                         m_list);
        item->setData(codeRole, choice.value.code.text());
        item->setToolTip(text);
    }
    if (!m_open && !typed.trimmed().isEmpty() && m_list->count() > 0)
        m_list->setCurrentRow(0);
    if (m_list->isVisible())
        openList();
}

void TagField::edited(const QString &text)
{
    say({});
    static const QRegularExpression ends(QStringLiteral("[,，、]"));
    // Only what an end follows is a label yet. Titles may have such signs in them.
    QString rest = text;
    const bool written = m_line->hasFocus();
    while (m_open || !matchesAny(text)) {
        const qsizetype end = rest.indexOf(ends);
        if (end < 0)
            break;
        const QString part = rest.left(end);
        const bool isLabel = !part.trimmed().isEmpty();
        if (isLabel && !takeText(part))
            break;
        rest = isLabel && m_pick == ChipRow::Pick::One ? QString() : rest.mid(end + 1);
    }
    if (rest != text) {
        const QString fault = m_fault->text();
        m_line->QLineEdit::setText(rest.trimmed()); // it is still being typed
        m_line->end(false);
        say(fault);
    }
    filter();
    // Otherwise a line that offers nothing looks as if the text were taken.
    if (!m_open && !m_line->text().trimmed().isEmpty() && !matchesAny(m_line->text()))
        say(tr("There is no label “%1”.").arg(m_line->text().trimmed()));
    if (!written || m_line->hasFocus()) // the form around may have gone on
        openList();
}

bool TagField::matchesAny(const QString &text) const
{
    return std::any_of(m_choices.begin(), m_choices.end(), [&](const TagChoice &choice) { return matchesTyped(choice.value, text); });
}

bool TagField::takeText(const QString &text)
{
    if (m_open) {
        const auto label = openLabel(text);
        if (!label) {
            say(label.error().sentence);
            return false;
        }
        if (m_pick == ChipRow::Pick::Many && !m_chosen.contains(*label) && m_chosen.size() >= mostOpenLabels) {
            say(tr("There can be at most %1 labels.").arg(mostOpenLabels));
            return false;
        }
        choose(*label);
        return true;
    }
    QList<LabelCode> found;
    for (const TagChoice &choice : std::as_const(m_choices)) {
        const LabelValue &value = choice.value;
        const QString wanted = text.trimmed();
        if (value.published == wanted || value.title.zh == wanted || value.title.en.compare(wanted, Qt::CaseInsensitive) == 0) {
            choose(value.code);
            return true;
        }
        if (matchesTyped(value, text))
            found.append(value.code);
    }
    if (found.size() != 1) {
        say(found.isEmpty() ? tr("There is no label “%1”.").arg(text.trimmed()) : tr("“%1” may be several labels.").arg(text.trimmed()));
        return false;
    }
    choose(found.constFirst());
    return true;
}

bool TagField::takeTyped()
{
    closeList();
    const QString typed = m_line->text();
    if (typed.trimmed().isEmpty() || !m_open) {
        dropTyped();
        return true;
    }
    if (!takeText(typed))
        return false;
    m_line->setText({});
    filter();
    return true;
}

void TagField::dropTyped()
{
    m_line->setText({});
    say({});
    filter();
    closeList();
}

bool TagField::takeMarked()
{
    const QListWidgetItem *item = m_list->isVisible() ? m_list->currentItem() : nullptr;
    if (!item)
        return false;
    choose(LabelCode(item->data(codeRole).toString()));
    return true;
}

void TagField::choose(const LabelCode &label)
{
    m_line->setText({});
    say({});
    const QList<LabelCode> before = m_chosen;
    if (m_pick == ChipRow::Pick::One)
        m_chosen = {label};
    else if (!m_chosen.contains(label))
        m_chosen.append(label);
    showChips();
    filter();
    if (m_pick == ChipRow::Pick::One)
        closeList();
    if (m_chosen != before)
        Q_EMIT chosenChanged();
}

void TagField::remove(const LabelCode &label)
{
    if (m_chosen.removeAll(label) == 0)
        return;
    say({});
    showChips();
    filter();
    Q_EMIT chosenChanged();
}

bool TagField::handleKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (m_list->count() == 0)
            return true;
        const int step = event.key() == Qt::Key_Down ? 1 : -1;
        if (m_list->isVisible())
            m_list->setCurrentRow(qBound(0, m_list->currentRow() + step, m_list->count() - 1));
        else
            openList();
        if (m_list->currentRow() < 0)
            m_list->setCurrentRow(0);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (takeMarked())
            return true;
        if (m_line->text().trimmed().isEmpty())
            return false;
        if (takeText(m_line->text()))
            closeList();
        return true;
    case Qt::Key_Backspace:
        if (!m_line->text().isEmpty() || m_chosen.isEmpty())
            return false;
        // A held key that has just emptied the line takes no label with it.
        if (!event.isAutoRepeat())
            remove(LabelCode(m_chosen.constLast()));
        return true;
    default:
        return false;
    }
}

void TagField::openList()
{
    if (m_list->count() == 0 || !m_line->isVisible()) {
        closeList();
        return;
    }
    if (m_list->isHidden() || m_list->parentWidget() != window()) {
        m_list->setParent(window());
        for (QWidget *around = this; around; around = around->isWindow() ? nullptr : around->parentWidget())
            around->installEventFilter(this);
    }
    placeList();
    m_list->show();
    m_list->raise();
}

void TagField::closeList()
{
    if (m_list)
        m_list->hide();
}

void TagField::placeList()
{
    const QWidget *top = window();
    const int row = qMax(m_list->sizeHintForRow(0), m_list->fontMetrics().height());
    const int wanted = row * qMin(rowsShown, m_list->count()) + 2 * m_list->frameWidth() + spacing::tiny;
    const QPoint below = m_line->mapTo(top, QPoint(0, m_line->height()));
    const int roomBelow = top->height() - below.y();
    const int roomAbove = below.y() - m_line->height();
    const bool above = roomBelow < wanted && roomAbove > roomBelow;
    const int height = qMin(wanted, above ? roomAbove : roomBelow);
    m_list->setGeometry(below.x(), above ? roomAbove - height : below.y(), m_line->width(), height);
}

void TagField::say(const QString &fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    m_line->setWrong(!fault.isEmpty());
}

bool TagField::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (watched == m_line)
            Q_EMIT activated();
        break;
    case QEvent::FocusOut:
        if (watched == m_line) {
            // Whoever looks something up in another window, or opens the menu of the line, goes on typing.
            const auto reason = static_cast<QFocusEvent *>(event)->reason();
            if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason)
                closeList();
            else
                takeTyped();
        }
        break;
    case QEvent::Hide:
        if (m_list && watched == this)
            closeList();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::LayoutRequest:
        // Containers that know nothing of height-for-width must not cut off the second line of chips.
        if (watched == m_chips && event->type() != QEvent::Move)
            m_chips->setMinimumHeight(m_chips->layout()->heightForWidth(m_chips->width()));
        if (m_list && m_list->isVisible())
            placeList();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace yuyi
