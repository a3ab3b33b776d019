// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/promptsview.h"

#include "models/domain/moments.h"
#include "models/domain/preset/configurationjson.h"
#include "models/services/runs/prompts/promptdraft.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/runs/figuretext.h"
#include "widgets/runs/prompts/previewparts.h"
#include "widgets/runs/prompts/promptform.h"
#include "widgets/runs/prompts/promptpreview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int typingMs = 350;

bool same(const Configuration &a, const Configuration &b)
{
    return toJson(a) == toJson(b);
}

} // namespace

PromptsView::PromptsView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    auto *split = new SplitView(Qt::Horizontal, this);
    m_table = makeTable(2, split, 0);
    m_table->setObjectName(QStringLiteral("promptTable"));
    setStyleProperty(m_table, "framed", true);

    auto *editor = new QWidget(split);
    makePanel(editor);
    auto *column = new QVBoxLayout(editor);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::small, spacing::medium);
    column->setSpacing(spacing::small);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 0, spacing::small, 0);
    m_versions = new QComboBox(editor);
    m_versions->setObjectName(QStringLiteral("promptVersions"));
    m_versions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_versions->setMinimumContentsLength(16);
    m_state = new Badge(editor);
    line->addWidget(m_versions, 1);
    line->addWidget(m_state);
    line->addWidget(new ActionButton(m_context.commands.action(QStringLiteral("models.revert-prompt")), ActionButton::Kind::Plain,
                                     editor));
    column->addLayout(line);
    m_hint = wrappedLabel(editor, TextRole::Small);
    column->addWidget(m_hint);
    m_form = new PromptForm(editor);
    column->addWidget(m_form, 1);

    auto *beside = new QWidget(split);
    makePanel(beside);
    auto *right = new QVBoxLayout(beside);
    right->setContentsMargins(spacing::medium, spacing::medium, spacing::small, spacing::medium);
    right->setSpacing(spacing::small);
    m_previewTitle = plainLabel(beside, TextRole::Section);
    m_preview = new PromptPreview(beside);
    right->addWidget(m_previewTitle);
    right->addWidget(m_preview, 1);

    split->addPart(m_table, 2);
    split->addPart(editor, 4);
    split->addPart(beside, 3);
    keepSizes(split, m_context.settings, QStringLiteral("models-prompts"), {1800, 4000, 3000});
    fillWith(this, split);

    m_soon.setSingleShot(true);
    m_soon.setInterval(typingMs);
    connect(&m_soon, &QTimer::timeout, this, &PromptsView::showPreview);
    connect(m_form, &PromptForm::edited, this, &PromptsView::edited);
    connect(m_form, &PromptForm::kindShown, this, &PromptsView::showPreview);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (m_filling || row < 0)
            return;
        m_code = m_table->item(row, 0)->data(Qt::UserRole).toString();
        showConfiguration();
    });
    connect(m_versions, &QComboBox::activated, this, [this](int index) {
        const OfferedConfiguration *one = offered(m_code);
        const int number = m_versions->itemData(index).toInt();
        if (!one)
            return;
        m_drafts.remove(m_code);
        for (const PromptTemplate &version : one->versions) {
            if (version.number == number && version.number != one->newest.number)
                m_drafts.insert(m_code, version.configuration);
        }
        const int kept = index;
        showConfiguration();
        m_versions->setCurrentIndex(kept);
    });
    retranslate();
}

void PromptsView::enter()
{
    m_active = true;
    m_form->setPreset(m_context.project.info().preset);
    load();
    m_table->setFocus();
}

void PromptsView::leave()
{
    m_active = false;
    m_latest.drop();
    m_latestPreview.drop();
    m_soon.stop();
}

void PromptsView::projectChanged(const Changes &changes)
{
    if (m_active && (changes.touches(Entity::Endpoint) || changes.touches(Entity::Run) || changes.touches(Entity::Project)))
        load();
}

void PromptsView::load()
{
    m_context.project
        .read([person = m_context.project.person().id, folder = m_context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).configurations();
        })
        .then(this, m_latest.only([this](const Result<QList<OfferedConfiguration>> &offered) {
            if (offered)
                take(*offered);
            else
                Q_EMIT failed(offered.error().sentence);
        }));
}

void PromptsView::take(const QList<OfferedConfiguration> &offered)
{
    m_offered = offered;
    for (const OfferedConfiguration &one : offered)
        m_new.removeAll(one.newest.configuration.code);
    if (m_code.isEmpty() && !offered.isEmpty())
        m_code = offered.first().newest.configuration.code;
    fillTable();
    showConfiguration();
}

void PromptsView::fillTable()
{
    m_filling = true;
    QStringList codes;
    for (const OfferedConfiguration &one : m_offered)
        codes.append(one.newest.configuration.code);
    codes.append(m_new);
    m_table->setRowCount(static_cast<int>(codes.size()));
    for (int row = 0; row < codes.size(); ++row) {
        const OfferedConfiguration *one = offered(codes.at(row));
        const Configuration configuration = one ? one->newest.configuration : m_drafts.value(codes.at(row));
        const QString title = configuration.title.text();
        auto *name = new QTableWidgetItem(title.isEmpty() ? codes.at(row) : title);
        name->setData(Qt::UserRole, codes.at(row));
        name->setToolTip(codes.at(row));
        QString kind = one && one->ofPreset ? tr("Preset") : tr("Custom");
        if (one && !one->newest.id.isNull() && one->newest.number > 1)
            kind = tr("Version %1").arg(QLocale().toString(one->newest.number));
        m_table->setItem(row, 0, name);
        m_table->setItem(row, 1, new QTableWidgetItem(kind));
        if (codes.at(row) == m_code)
            m_table->setCurrentCell(row, 0);
    }
    m_filling = false;
}

const OfferedConfiguration *PromptsView::offered(const QString &code) const
{
    for (const OfferedConfiguration &one : m_offered) {
        if (one.newest.configuration.code == code)
            return &one;
    }
    return nullptr;
}

QString PromptsView::currentCode() const
{
    return m_code;
}

bool PromptsView::select(const QString &code)
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (m_table->item(row, 0)->data(Qt::UserRole).toString() == code) {
            m_table->setCurrentCell(row, 0);
            return true;
        }
    }
    return false;
}

void PromptsView::step(int by)
{
    const int row = m_table->currentRow() + by;
    if (row >= 0 && row < m_table->rowCount())
        m_table->setCurrentCell(row, 0);
}

void PromptsView::showConfiguration()
{
    const OfferedConfiguration *one = offered(m_code);
    if (m_drafts.contains(m_code))
        m_form->setConfiguration(m_drafts.value(m_code), !one);
    else if (one)
        m_form->setConfiguration(one->newest.configuration, false);
    showVersions();
    showState();
    showPreview();
}

void PromptsView::showVersions()
{
    const OfferedConfiguration *one = offered(m_code);
    m_versions->clear();
    if (!one) {
        m_versions->addItem(tr("New configuration"), 0);
        return;
    }
    if (one->versions.isEmpty())
        m_versions->addItem(tr("As in the preset"), one->newest.number);
    for (int i = static_cast<int>(one->versions.size()) - 1; i >= 0; --i) {
        const PromptTemplate &version = one->versions.at(i);
        m_versions->addItem(
            tr("Version %1, %2")
                .arg(QLocale().toString(version.number), momentText(version.createdAt)),
            version.number);
    }
}

bool PromptsView::isEdited() const
{
    return m_drafts.contains(m_code);
}

void PromptsView::edited()
{
    const OfferedConfiguration *one = offered(m_code);
    const Configuration written = m_form->configuration();
    if (one && same(written, one->newest.configuration))
        m_drafts.remove(m_code);
    else
        m_drafts.insert(m_code, written);
    showState();
    m_soon.start();
}

void PromptsView::showState()
{
    const bool changed = isEdited();
    m_state->show(changed ? tr("Not saved") : tr("Saved"), changed ? Tone::Attention : Tone::Neutral);
    Q_EMIT stateChanged();
}

void PromptsView::showPreview()
{
    const Latest::Question question = m_latestPreview.ask();
    if (!m_active || m_code.isEmpty())
        return;
    m_context.project
        .read([draft = m_form->shownConfiguration(), kind = m_form->shownKind(),
               folder = m_context.project.factory().folder()](Stores &stores) {
            return draftPromptOfKind(stores, folder, draft, kind);
        })
        .then(this, question.only([this](const Result<SentPrompt> &prompt) {
            if (!prompt) {
                m_preview->setMessage(prompt.error().sentence, Tone::Attention);
                return;
            }
            runAside(
                this, [prompt = *prompt] { return previewParts(prompt); },
                m_latestPreview.still([this](const QList<PromptPreview::Part> &parts) { m_preview->setParts(parts); }));
        }));
}

void PromptsView::addOwn()
{
    Configuration draft = m_form->configuration();
    const OfferedConfiguration *one = offered(m_code);
    if (one && !isEdited())
        draft = one->newest.configuration;
    int number = 1;
    QString code;
    do
        code = QStringLiteral("own-%1").arg(number++);
    while (offered(code) || m_new.contains(code));
    draft.code = code;
    draft.title.zh = tr("Custom %1").arg(code);
    draft.title.en = draft.title.zh;
    m_drafts.insert(code, draft);
    m_new.append(code);
    m_code = code;
    fillTable();
    showConfiguration();
    m_form->focusPrompt();
}

void PromptsView::revert()
{
    m_drafts.remove(m_code);
    if (m_new.removeAll(m_code) > 0)
        m_code = m_offered.isEmpty() ? QString() : m_offered.first().newest.configuration.code;
    fillTable();
    showConfiguration();
}

void PromptsView::save()
{
    if (!isEdited())
        return;
    const QString before = m_code;
    const Configuration sent = m_drafts.value(m_code);
    m_context.project
        .write([draft = sent, person = m_context.project.person().id,
                folder = m_context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).saveTemplate(draft);
        })
        .then(this, [this, before, sent](const Result<PromptTemplate> &saved) {
            if (!saved) {
                Q_EMIT failed(saved.error().sentence);
                return;
            }
            // What was typed while it was saved stays to be saved.
            Configuration typed = m_drafts.take(before);
            m_new.removeAll(before);
            const QString code = saved->configuration.code;
            if (!same(typed, sent)) {
                typed.code = code;
                m_drafts.insert(code, typed);
            }
            if (m_code == before)
                m_code = code;
            Q_EMIT toast(tr("Version %1 is saved. Existing runs keep their version.").arg(QLocale().toString(saved->number)),
                         false);
            load();
        });
}

void PromptsView::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Configuration"), tr("Kind")});
    m_table->setAccessibleName(tr("Configurations"));
    m_versions->setAccessibleName(tr("Versions"));
    m_hint->setText(tr("Saving creates a new version. A run always keeps the version that it was made with."));
    m_previewTitle->setText(tr("Preview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_form->retranslate();
    if (!m_offered.isEmpty()) {
        fillTable();
        showVersions();
        showState();
        showPreview();
    }
}

} // namespace yuyi
