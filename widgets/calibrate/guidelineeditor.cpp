// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibrate/guidelineeditor.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/autosave.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/discussion/difftext.h"
#include "widgets/discussion/markdownview.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>
#include <QTextBrowser>

namespace yuyi {

namespace {

constexpr int contextLines = 3;
constexpr int versionsWidth = 180;
const QString readView = QStringLiteral("read");
const QString changesView = QStringLiteral("changes");
const QString writeView = QStringLiteral("write");

} // namespace

GuidelineEditor::GuidelineEditor(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    build();
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(autosaveMs);
    connect(&m_autosave, &QTimer::timeout, this, &GuidelineEditor::flush);
    connect(m_versions, &QListWidget::currentRowChanged, this, &GuidelineEditor::showVersion);
    connect(m_views, &ChipRow::chosen, this, [this](const QString &code) { showView(code); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &GuidelineEditor::typed);
    connect(m_title, &QLineEdit::textChanged, this, &GuidelineEditor::typed);
    connect(m_publish, &QAbstractButton::clicked, this, &GuidelineEditor::publish);
    for (MarkdownView *view : {m_reader, m_preview})
        connect(view, &MarkdownView::linkActivated, this,
                [this](const QString &url) { m_context.prompts.openExternally(url); });
    retranslate();
}

void GuidelineEditor::build()
{
    m_versions = new QListWidget(this);
    m_versions->setObjectName(QStringLiteral("guidelineVersions"));
    m_versions->setWordWrap(true);
    m_versions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_versions->setMinimumWidth(Theme::of(this).px(versionsWidth));
    makePanel(m_versions);
    m_views = new ChipRow(ChipRow::Pick::One, this);
    m_facts = plainLabel(this, TextRole::Soft);
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_reader = new MarkdownView(this);
    m_changes = new QTextBrowser(this);
    m_changes->setOpenLinks(false);

    m_writing = new QWidget(this);
    m_title = new LineField(m_writing);
    m_text = new TextField(m_writing);
    m_text->setObjectName(QStringLiteral("guidelineText"));
    m_text->setCountVisible(false);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_text->setLines(8, 400);
    m_preview = new MarkdownView(m_writing);
    m_publish = new ActionButton({}, {}, ActionButton::Kind::Primary, m_writing);
    m_publish->setObjectName(QStringLiteral("publishGuideline"));
    m_hint = wrappedLabel(m_writing, TextRole::Small);
    auto *halves = new SplitView(Qt::Horizontal, m_writing);
    halves->addPart(m_text, 1);
    halves->addPart(m_preview, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_hint, 1);
    foot->addWidget(m_publish);
    auto *writing = columnIn(m_writing);
    writing->addWidget(m_title);
    writing->addWidget(halves, 1);
    writing->addLayout(foot);

    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_reader);
    m_stack->addWidget(m_changes);
    m_stack->addWidget(m_writing);
    auto *right = new QWidget(this);
    auto *column = columnIn(right, spacing::medium);
    column->addWidget(m_views);
    column->addWidget(m_facts);
    column->addWidget(m_stack, 1);
    makePanel(right);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_versions, 2);
    split->addPart(right, 7);
    fillWith(this, split);
}

bool GuidelineEditor::mayWrite() const
{
    return m_context.project.person().is(Role::Lead);
}

bool GuidelineEditor::isWriting() const
{
    return m_stack->currentWidget() == m_writing;
}

int GuidelineEditor::selected() const
{
    const int row = m_versions->currentRow();
    return row >= 0 && row < m_shelf.versions.size() ? row : -1;
}

QString GuidelineEditor::nameOf(const PersonId &id) const
{
    for (const Person &person : m_context.project.people()) {
        if (person.id == id)
            return person.name;
    }
    return tr("Somebody");
}

void GuidelineEditor::load()
{
    const PersonId person = m_context.project.person().id;
    m_context.project.read([person](Stores &stores) { return GuidelineService(stores, person).shelf(); })
        .then(this, m_latest.only([this](const Result<GuidelineShelf> &shelf) {
            if (!shelf) {
                Q_EMIT failed(shelf.error());
                return;
            }
            const GuidelineId kept = selected() >= 0 ? m_shelf.versions.at(selected()).id : GuidelineId();
            m_shelf = *shelf;
            if (std::exchange(m_rebase, false) && !m_shelf.versions.isEmpty())
                m_basedOn = m_shelf.versions.constFirst().id;
            retranslate();
            showVersions();
            for (int row = 0; row < m_shelf.versions.size(); ++row) {
                if (m_shelf.versions.at(row).id == kept)
                    m_versions->setCurrentRow(row);
            }
            Q_EMIT loaded();
        }));
}

void GuidelineEditor::showVersions()
{
    const QSignalBlocker blocker(m_versions);
    m_versions->clear();
    for (const Guideline &version : m_shelf.versions) {
        const QString day = dayText(version.createdAt);
        const QString name =
            version.title.isEmpty() ? tr("Version %1").arg(version.number)
                                    : tr("Version %1: %2").arg(version.number).arg(version.title);
        m_versions->addItem(tr("%1\n%2, %3").arg(name, nameOf(version.createdBy), day));
    }
    m_versions->setCurrentRow(m_shelf.versions.isEmpty() ? -1 : 0);
    showVersion();
}

void GuidelineEditor::showVersion()
{
    const int row = selected();
    if (m_shelf.versions.isEmpty()) {
        m_reader->setText(mayWrite() ? tr("There is no guideline yet. Write the first version: headings become clauses that "
                                          "calibrations and adjudications can refer to.")
                                     : tr("There is no guideline yet. A lead writes the first version."));
        m_changes->setHtml({});
        m_facts->setText({});
        return;
    }
    if (row < 0)
        return;
    const Guideline version = m_shelf.versions.at(row);
    m_reader->setText(version.body);
    const QString made = tr("%n annotation(s) submitted while this version was in force", nullptr,
                            static_cast<int>(m_shelf.submissions.value(version.id)));
    m_facts->setText(row == 0 ? tr("In force now · %1").arg(made) : made);
    const QString before = row + 1 < m_shelf.versions.size() ? m_shelf.versions.at(row + 1).body : QString();
    runAside(
        this, [before, after = version.body] { return documentDiff(before, after); },
        m_latestDiff.only([this](const QList<DiffRun> &runs) {
            m_changes->setHtml(diffHtml(runs, Theme::of(this).tokens(), contextLines));
        }));
}

void GuidelineEditor::showView(const QString &code)
{
    if (code == writeView && mayWrite()) {
        write();
        return;
    }
    m_views->setSelectedOne(code);
    m_stack->setCurrentWidget(code == changesView ? static_cast<QWidget *>(m_changes) : m_reader);
    Q_EMIT viewChanged();
}

void GuidelineEditor::write(const QString &newClause)
{
    if (!mayWrite())
        return;
    if (!m_begun) {
        m_begun = true;
        const bool any = !m_shelf.versions.isEmpty();
        m_basedOn = any ? m_shelf.versions.constFirst().id : GuidelineId();
        m_title->setText(m_shelf.draftTitle);
        m_text->setText(!m_shelf.draft.isEmpty() ? m_shelf.draft : any ? m_shelf.versions.constFirst().body
                                                                       : QString());
    }
    m_views->setSelectedOne(writeView);
    m_stack->setCurrentWidget(m_writing);
    m_text->setFocus();
    m_text->moveCursor(newClause.isEmpty() ? QTextCursor::Start : QTextCursor::End);
    if (!newClause.isEmpty())
        m_text->insertPlainText((m_text->text().trimmed().isEmpty() ? QStringLiteral("## %1\n") : QStringLiteral("\n\n## %1\n"))
                                    .arg(newClause));
    m_preview->setText(m_text->text());
    Q_EMIT viewChanged();
}

void GuidelineEditor::typed()
{
    m_preview->setText(m_text->text());
    if (!m_begun || !(m_text->hasFocus() || m_title->hasFocus()))
        return;
    m_dirty = true;
    m_autosave.start();
}

void GuidelineEditor::flush()
{
    m_autosave.stop();
    if (!std::exchange(m_dirty, false))
        return;
    const PersonId person = m_context.project.person().id;
    const QString title = m_title->text();
    const QString text = m_text->text();
    m_shelf.draftTitle = title;
    m_shelf.draft = text;
    ProjectAccess *project = &m_context.project;
    project
        ->write([person, title, text](Stores &stores) { return GuidelineService(stores, person).saveDraft(title, text); })
        .then(project, [project](const Result<> &saved) {
            if (!saved)
                project->report(saved.error());
        });
}

void GuidelineEditor::publish()
{
    if (!m_begun || !mayWrite() || !m_publish->isEnabled())
        return;
    m_autosave.stop();
    m_dirty = true;
    flush(); // a refusal must not cost the text
    const PersonId person = m_context.project.person().id;
    const QString title = m_title->text();
    const QString text = m_text->text();
    const GuidelineId basedOn = m_basedOn;
    m_publish->setEnabled(false);
    m_context.project
        .write([=](Stores &stores) { return GuidelineService(stores, person).publish(title, text, basedOn); })
        .then(this, [this](const Result<Guideline> &version) {
            m_publish->setEnabled(true);
            if (!version) {
                // What was published meanwhile is compared first; the next attempt builds on it.
                m_rebase = version.error().code == ErrorCode::Conflict;
                Q_EMIT failed(version.error());
                load();
                return;
            }
            m_begun = false;
            m_shelf.draftTitle.clear();
            m_shelf.draft.clear();
            m_views->setSelectedOne(readView);
            m_stack->setCurrentWidget(m_reader);
            Q_EMIT viewChanged();
            m_shelf.versions.prepend(*version); // whoever writes on at once writes from this one
            showVersions();
            Q_EMIT published(version->number);
            load();
        });
}

void GuidelineEditor::showClause(const GuidelineId &version, const QString &anchor)
{
    for (int row = 0; row < m_shelf.versions.size(); ++row) {
        if (m_shelf.versions.at(row).id != version)
            continue;
        m_versions->setCurrentRow(row);
        showView(readView);
        m_reader->goToClause(anchor);
    }
}

void GuidelineEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showVersions();
    }
}

void GuidelineEditor::retranslate()
{
    QList<ChipOption> views{{readView, tr("Read"), {}, {}}, {changesView, tr("What Changed"), {}, {}}};
    if (mayWrite())
        views.append({writeView, m_shelf.draft.isEmpty() ? tr("Write the Next Guideline Version") : tr("Continue Writing"), {}, {}});
    const QString now = m_views->selectedOne();
    m_views->setOptions(views);
    m_views->hideKeys();
    m_views->setSelectedOne(now.isEmpty() ? readView : now);
    m_versions->setAccessibleName(tr("Guideline versions"));
    m_title->setPlaceholderText(tr("What is new in this version (optional)"));
    m_title->setAccessibleName(tr("What is new in this version"));
    m_text->setPlaceholderText(tr("The guideline in Markdown: headings that start with # become clauses"));
    m_text->setAccessibleName(tr("Text of the guideline"));
    m_publish->setText(tr("Publish"));
    m_hint->setText(tr("A published version cannot be changed; publish a new version instead. Everybody can press F2 to open the new "
                       "version next to the annotation form."));
}

} // namespace yuyi
