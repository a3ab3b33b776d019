// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/preseteditor.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetdocument.h"
#include "models/domain/preset/presetschema.h"
#include "models/exchange/files/textfile.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/presets/membernames.h"
#include "widgets/presets/presetentries.h"
#include "widgets/presets/presetform.h"
#include "widgets/presets/presetpreview.h"
#include "widgets/presets/presettable.h"
#include "widgets/presets/valuetexts.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPoint>
#include <QPointer>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>

#include <algorithm>
#include <utility>
#include <vector>

namespace yuyi {

namespace {

/// Members that stand beside one another in the first section, and those that have one of their own.
std::pair<QStringList, QStringList> members()
{
    std::pair<QStringList, QStringList> found;
    const PresetSchema &schema = PresetSchema::instance();
    for (const auto &member : fieldOf(schema.at({}), "properties").items()) {
        const Json &one = schema.within(schema.at({}), member.key());
        const QString type = textOf(one, "type");
        const bool entries = type == u"array" && textOf(schema.within(one, {}), "type") == u"object";
        const bool large = entries || (type == u"object" && !isInLanguages(one));
        (large ? found.second : found.first).append(fromUtf8(member.key()));
    }
    return found;
}

} // namespace

PresetEditor::PresetEditor(UserPrompts &prompts, const PresetEdit &edit, QWidget *parent)
    : QDialog(parent), m_prompts(prompts), m_use(edit.use), m_saved(edit.saved), m_name(new ElidedLabel(this)), m_place(plainLabel(this)),
      m_sections(new QListWidget(this)), m_scroll(new QScrollArea(this)), m_message(wrappedLabel(this))
{
    setObjectName(QStringLiteral("presetEditor"));
    setWindowTitle(tr("Preset Editor"));
    m_pointers = QStringList{QString()};
    for (const QString &member : members().second)
        m_pointers.append(u'/' + member);
    m_sections->setObjectName(QStringLiteral("sections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (qsizetype i = 0; i < m_pointers.size(); ++i)
        m_sections->addItem(QString());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setObjectName(QStringLiteral("form"));
    m_message->setObjectName(QStringLiteral("presetMessage"));

    m_file = edit.file;
    m_draft.begin(edit.source.isEmpty() ? starterPreset() : parseJson(edit.source).value_or(starterPreset()));
    auto *parts = new SplitView(Qt::Horizontal, this);
    parts->addPart(m_sections, 2);
    parts->addPart(m_scroll, 6);
    parts->addPart(new PresetPreview(m_draft, this), 5);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(buildHeader());
    column->addWidget(parts, 1);
    column->addWidget(m_message);
    column->addWidget(buildFooter());
    resizeWindow(this, 1240, 780);

    connect(m_sections, &QListWidget::currentRowChanged, this, &PresetEditor::openSection);
    connect(&m_draft, &PresetDraft::edited, this, &PresetEditor::showState);
    connect(&m_draft, &PresetDraft::rebuilt, this, &PresetEditor::showState);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, &m_draft, &PresetDraft::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, &m_draft, &PresetDraft::redo);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, [this] { save({}); });
    connect(new QShortcut(QKeySequence(Qt::Key_F8), this), &QShortcut::activated, this, &PresetEditor::nextFault);
    m_sections->setCurrentRow(0);
    showState();
    m_sections->setFocus();
}

QWidget *PresetEditor::buildHeader()
{
    auto *header = new QWidget(this);
    setTextRole(m_name, TextRole::Title);
    setTextRole(m_place, TextRole::Soft);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *start = new ActionButton(tr("Start From"), {}, ActionButton::Kind::Plain, this);
    start->setObjectName(QStringLiteral("startFrom"));
    start->setAutoDefault(false);
    auto *menu = new QMenu(start);
    buildStartMenu(menu);
    start->setMenu(menu);
    auto *row = rowIn(header);
    row->addWidget(m_name);
    row->addWidget(m_place, 1);
    row->addWidget(start);
    return header;
}

void PresetEditor::buildStartMenu(QMenu *menu)
{
    connect(menu->addAction(tr("Empty Preset")), &QAction::triggered, this, [this] { startFrom(starterPreset(), {}); });
    menu->addSeparator();
    const QStringList codes = presetCodes();
    for (const QString &code : codes) {
        const auto preset = builtInPreset(code);
        if (!preset)
            continue;
        connect(menu->addAction(preset->title.text().replace(u'&', QStringLiteral("&&"))), &QAction::triggered, this,
                [this, source = preset->source] {
                    if (const auto document = parseJson(source))
                        startFrom(*document, {});
                });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Preset File…")), &QAction::triggered, this, &PresetEditor::chooseFile);
}

QWidget *PresetEditor::buildFooter()
{
    auto *footer = new QWidget(this);
    const auto button = [&](const QString &text, const QString &key, const char *name, ActionButton::Kind kind) {
        auto *made = new ActionButton(text, key, kind, footer);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        return made;
    };
    m_fault = button(tr("Next Fault"), keyText(Qt::Key_F8), "nextFault", ActionButton::Kind::Plain);
    m_undo = button(tr("Undo"), keyText(QKeySequence::Undo), "undo", ActionButton::Kind::Plain);
    m_redo = button(tr("Redo"), keyText(QKeySequence::Redo), "redo", ActionButton::Kind::Plain);
    auto *close = button(tr("Close"), {}, "close", ActionButton::Kind::Plain);
    m_saveAs = button(tr("Save As…"), {}, "saveAs", ActionButton::Kind::Plain);
    m_save = button(tr("Save"), keyText(QKeySequence::Save), "save", ActionButton::Kind::Plain);
    m_useIt = button(tr("Use in New Project"), {}, "use", ActionButton::Kind::Primary);
    m_useIt->setVisible(m_use != nullptr);
    // With large text they take several lines.
    auto *row = new FlowLayout(footer, spacing::small, spacing::small);
    row->setContentsMargins(0, 0, 0, 0);
    for (ActionButton *one : {m_undo, m_redo, m_fault, close, m_saveAs, m_save, m_useIt})
        row->addWidget(one);
    connect(m_fault, &QAbstractButton::clicked, this, &PresetEditor::nextFault);
    connect(m_undo, &QAbstractButton::clicked, &m_draft, &PresetDraft::undo);
    connect(m_redo, &QAbstractButton::clicked, &m_draft, &PresetDraft::redo);
    connect(close, &QAbstractButton::clicked, this, &PresetEditor::reject);
    connect(m_saveAs, &QAbstractButton::clicked, this, [this] { saveAs({}); });
    connect(m_save, &QAbstractButton::clicked, this, [this] { save({}); });
    connect(m_useIt, &QAbstractButton::clicked, this, &PresetEditor::useInProject);
    return footer;
}

QWidget *PresetEditor::sectionFor(const QString &pointer)
{
    if (pointer.isEmpty())
        return new PresetForm(m_draft, {}, members().first);
    const Json &schema = PresetSchema::instance().at(pointer);
    if (textOf(schema, "type") != u"array")
        return new PresetForm(m_draft, pointer);
    return isTabular(schema) ? static_cast<QWidget *>(new PresetTable(m_draft, pointer)) : new PresetEntries(m_draft, pointer);
}

void PresetEditor::openSection()
{
    const QString pointer = m_pointers.value(m_sections->currentRow());
    auto *page = new QWidget;
    auto *column = columnIn(page, spacing::small);
    auto *title = plainLabel(pointer.isEmpty() ? tr("General") : memberName(pointer), page);
    setTextRole(title, TextRole::Section);
    column->addWidget(title);
    column->addWidget(sectionFor(pointer));
    column->addStretch(1);
    m_scroll->setWidget(page); // deletes the one before
}

bool PresetEditor::focusNextPrevChild(bool next)
{
    orderTabs();
    return QDialog::focusNextPrevChild(next);
}

void PresetEditor::orderTabs()
{
    // Forms are made when they are shown, and their rows when there is something to show: Qt has such fields last.
    std::vector<std::pair<QPoint, QWidget *>> fields;
    const QList<QWidget *> all = m_scroll->widget()->findChildren<QWidget *>();
    for (QWidget *one : all) {
        if ((one->focusPolicy() & Qt::TabFocus) != 0 && one->focusProxy() == nullptr)
            fields.emplace_back(one->mapTo(m_scroll->widget(), QPoint()), one);
    }
    std::stable_sort(fields.begin(), fields.end(), [](const auto &a, const auto &b) {
        return std::pair(a.first.y(), a.first.x()) < std::pair(b.first.y(), b.first.x());
    });
    QWidget *before = m_sections;
    for (const auto &[place, field] : fields) {
        setTabOrder(before, field);
        before = field;
    }
}

void PresetEditor::showSection(const QString &pointer)
{
    if (const auto index = m_pointers.indexOf(pointer); index >= 0)
        m_sections->setCurrentRow(static_cast<int>(index));
}

bool PresetEditor::focusPlace(const QString &pointer)
{
    const QString section = u'/' + pointer.section(u'/', 1, 1);
    showSection(m_pointers.contains(section) ? section : QString());
    QWidget *page = m_scroll->widget();
    // A form may hold lists and tables: only the section itself counts.
    if (auto *entries = page->findChild<PresetEntries *>(QString(), Qt::FindDirectChildrenOnly))
        return entries->focusPlace(pointer);
    if (auto *form = page->findChild<PresetForm *>(QString(), Qt::FindDirectChildrenOnly))
        return form->focusPlace(pointer);
    auto *table = page->findChild<PresetTable *>(QString(), Qt::FindDirectChildrenOnly);
    return table && table->focusPlace(pointer);
}

void PresetEditor::takeTyped()
{
    QPointer<QWidget> focus = focusWidget();
    if (!focus || !m_scroll->isAncestorOf(focus))
        return;
    // A cell is written into the preset when its field loses the focus; codes follow from names then.
    QAbstractItemView *view = nullptr;
    for (QWidget *above = focus->parentWidget(); above && !view; above = above->parentWidget())
        view = qobject_cast<QAbstractItemView *>(above);
    focus->clearFocus();
    if (view)
        view->setFocus();
    else if (focus)
        focus->setFocus();
}

void PresetEditor::nextFault()
{
    takeTyped();
    const QList<PresetFault> &faults = m_draft.faults();
    if (faults.isEmpty())
        return;
    // The one behind that of the last time; where that one is mended, another has its place.
    if (faults.value(m_faultIndex).pointer == m_faultPlace)
        ++m_faultIndex;
    if (m_faultIndex < 0 || m_faultIndex >= faults.size())
        m_faultIndex = 0;
    const PresetFault fault = faults.at(m_faultIndex);
    m_faultPlace = fault.pointer;
    say(fault.pointer.isEmpty() ? faultText(fault) : tr("%1: %2").arg(placeName(fault.pointer), faultText(fault)), true);
    focusPlace(fault.pointer);
    if (QWidget *focus = focusWidget(); focus && m_scroll->isAncestorOf(focus))
        m_scroll->ensureWidgetVisible(focus);
}

void PresetEditor::startFrom(const Json &document, const QString &file)
{
    const auto begin = [this, document, file] {
        m_file = file;
        m_faultIndex = -1;
        m_draft.begin(document);
        m_sections->setCurrentRow(0);
        openSection();
        say({}, false);
        showState();
    };
    if (!m_draft.isChanged()) {
        begin();
        return;
    }
    m_prompts.confirm(this, tr("Start From Another Preset"), tr("The changes to this preset are not saved and will be lost."),
                      tr("Discard Changes"), begin);
}

void PresetEditor::chooseFile()
{
    m_prompts.openFiles(this, tr("Benchmark Preset"), tr("Presets (*.json)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            openFile(files.constFirst());
    });
}

void PresetEditor::openFile(const QString &file)
{
    runAside(
        this, [file] { return findPreset(file); },
        [this, file](const Result<Preset> &preset) {
            if (!preset) {
                say(preset.error().sentence, true);
                return;
            }
            if (const auto document = parseJson(preset->source))
                startFrom(*document, file);
        });
}

bool PresetEditor::isSound()
{
    // The check of whoever reads the file.
    const auto read = readPreset(presetText(m_draft.document()));
    if (read)
        return true;
    if (!m_draft.faults().isEmpty())
        focusPlace(m_draft.faults().constFirst().pointer);
    say(tr("Not saved. %1").arg(read.error().sentence), true);
    return false;
}

void PresetEditor::save(const std::function<void()> &then)
{
    takeTyped();
    if (m_file.isEmpty())
        saveAs(then);
    else if (!m_saving && isSound())
        write(m_file, then);
}

void PresetEditor::saveAs(const std::function<void()> &then)
{
    takeTyped();
    if (m_saving || !isSound())
        return;
    const QString code = textOf(m_draft.document(), "code");
    m_prompts.saveFile(this, tr("Save Preset"), m_file.isEmpty() ? QString(code % QStringLiteral(".json")) : m_file, tr("Presets (*.json)"),
                       [this, then](const QString &path) { write(path, then); });
}

void PresetEditor::write(QString path, const std::function<void()> &then)
{
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        path += QLatin1String(".json");
    m_saving = true;
    showState();
    const Json document = m_draft.document();
    runAside(
        this, [path, text = presetText(document)] { return saveText(path, text); },
        [this, path, document, then](const Result<> &saved) {
            m_saving = false;
            if (saved) {
                m_file = path;
                m_draft.noteSaved(document);
                say(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)), false);
                if (m_saved)
                    m_saved(path);
            } else {
                say(saved.error().sentence, true);
            }
            showState();
            if (saved && then)
                then();
        });
}

void PresetEditor::useInProject()
{
    takeTyped();
    const auto use = [this] {
        const auto wanted = m_use;
        const QString file = m_file;
        QDialog::accept();
        wanted(file);
    };
    if (m_file.isEmpty() || m_draft.isChanged())
        save(use);
    else
        use();
}

void PresetEditor::reject()
{
    takeTyped();
    if (!m_draft.isChanged()) {
        QDialog::reject();
        return;
    }
    m_prompts.confirm(this, tr("Close the Preset Editor"), tr("The changes to this preset are not saved and will be lost."),
                      tr("Discard Changes"), [this] { QDialog::reject(); });
}

void PresetEditor::keyPressEvent(QKeyEvent *event)
{
    // Enter ends a field; it presses no button elsewhere.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

void PresetEditor::say(const QString &sentence, bool bad)
{
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    setStyleProperty(m_message, "feel", bad ? QStringLiteral("bad") : QString());
}

void PresetEditor::showState()
{
    const Json &document = m_draft.document();
    const Json &title = fieldOf(document, "title");
    const QString name = textOf(title, QLocale().language() == QLocale::Chinese ? "zh" : "en");
    m_name->setText(name.isEmpty() ? tr("New preset") : name);
    const QString place = m_file.isEmpty() ? tr("not saved in a file yet") : QDir::toNativeSeparators(m_file);
    m_place->setText(m_draft.isChanged() ? tr("%1 · changed").arg(place) : place);
    int others = static_cast<int>(m_draft.faults().size());
    for (qsizetype i = 1; i < m_pointers.size(); ++i) {
        const int faults = m_draft.countFaultsIn(m_pointers.at(i));
        others -= faults;
        const QString section = memberName(m_pointers.at(i));
        m_sections->item(static_cast<int>(i))
            ->setText(faults > 0 ? tr("%1 (%n fault(s))", nullptr, faults).arg(section) : section);
    }
    const QString first = tr("General");
    m_sections->item(0)->setText(others > 0 ? tr("%1 (%n fault(s))", nullptr, others).arg(first) : first);
    // Names are read whole; large texts leave the forms most of the window.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_sections);
    const int whole = m_sections->sizeHintForColumn(0) + bar + 2 * m_sections->frameWidth();
    m_sections->setMinimumWidth(std::min(whole, width() / 4));
    for (int i = 0; i < m_sections->count(); ++i)
        m_sections->item(i)->setToolTip(m_sections->item(i)->text());
    m_fault->setEnabled(!m_draft.faults().isEmpty());
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
    for (ActionButton *button : {m_save, m_saveAs, m_useIt})
        button->setEnabled(!m_saving);
    // What was refused is being mended.
    if (m_draft.faults().isEmpty() && m_message->property("feel").toString() == u"bad")
        say({}, false);
}

} // namespace yuyi
