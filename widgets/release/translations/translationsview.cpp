// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/translations/translationsview.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/codes.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/release/translations/translationform.h"
#include "widgets/release/translations/translationscontroller.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QVariant>

#include <utility>

namespace yuyi {

namespace {

constexpr int soonMs = 400;

enum Column {
    NameColumn,
    StateColumn,
    TextsColumn,
    QuestionColumn,
    Columns
};

constexpr int leastTableHeight = 160;

QScrollArea *formArea(QWidget *form, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(form);
    area->viewport()->setAutoFillBackground(false);
    form->setAutoFillBackground(false);
    return area;
}

} // namespace

TranslationsView::TranslationsView(const PageContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(new TranslationsController(context.project, this))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    build();
    connect(&m_soon, &QTimer::timeout, m_controller, &TranslationsController::load);
    connect(m_controller, &TranslationsController::loaded, this, &TranslationsView::display);
    connect(m_controller, &TranslationsController::imported, this, &TranslationsView::showImported);
    connect(m_controller, &TranslationsController::failed, this, [this](const QString &sentence) {
        if (!m_controller->list()) {
            m_stack->empty()->setSentence(sentence);
            m_stack->showEmpty();
        }
        Q_EMIT failed(sentence);
    });
    connect(m_form, &TranslationForm::notSavedElsewhere, this, [this](const QString &item) {
        Q_EMIT failed(
            tr("A translation of the item “%1” is not saved. Go back to the item to see what is saved in its place.").arg(item));
    });
    connect(m_form, &TranslationForm::reached, this, [this](QWidget *field) {
        QTimer::singleShot(0, field, [this, field] { m_texts->ensureWidgetVisible(field, 0, spacing::small); });
    });
    connect(m_form, &TranslationForm::escaped, this, [this] {
        m_form->commit();
        m_table->setFocus();
    });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (!m_filling && row != before)
            displayItem();
    });
    connect(m_table, &QTableWidget::cellActivated, m_form, &TranslationForm::goToFirst);
    connect(m_language, &QComboBox::activated, this, [this] {
        m_form->commit();
        if (const auto language = fromCode<ItemLanguage>(m_language->currentData().toString()))
            m_controller->setLanguage(*language);
    });
    retranslate();
}

void TranslationsView::build()
{
    auto *work = new QWidget(this);
    auto *left = new QWidget(work);
    // With large text the list scrolls as a whole: some rows of it stay in sight.
    auto *items = new QWidget;
    auto *list = new QVBoxLayout(items);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(spacing::small);
    auto *top = rowIn();
    m_languageText = plainLabel(items, TextRole::Soft);
    m_language = new QComboBox(items);
    m_language->setObjectName(QStringLiteral("translationLanguage"));
    for (const auto &[language, code] : codesOf(ItemLanguage{}))
        m_language->addItem(titleOf(language), QString::fromUtf16(code));
    m_languageText->setBuddy(m_language);
    top->addWidget(m_languageText);
    top->addWidget(m_language, 1);
    m_summary = wrappedLabel(items, TextRole::Small);
    m_summary->setObjectName(QStringLiteral("translationSummary"));
    m_table = makeTable(Columns, items, QuestionColumn);
    m_table->setObjectName(QStringLiteral("translationItems"));
    m_table->setMinimumHeight(leastTableHeight);
    list->addLayout(top);
    list->addWidget(m_summary);
    list->addWidget(m_table, 1);
    auto *files = new QWidget(items);
    auto *buttons = new FlowLayout(files, spacing::small, spacing::small);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (const char *command : {"release.export-translations", "release.import-translations"})
        buttons->addWidget(new ActionButton(m_context.commands.action(QLatin1String(command)), ActionButton::Kind::Plain, files));
    list->addWidget(files);
    panelColumn(left)->addWidget(formArea(items, left));

    m_pictures = new PicturePane(m_context.pictures, work);
    m_pictures->setObjectName(QStringLiteral("translationPictures"));
    m_pictures->viewer()->setDigitKeys(false);
    m_pictures->viewer()->setFocusPolicy(Qt::ClickFocus);
    auto *texts = new QWidget(work);
    m_form = new TranslationForm(*m_controller, texts);
    m_texts = formArea(m_form, texts);
    panelColumn(texts)->addWidget(m_texts);
    auto *right = new SplitView(Qt::Vertical, work);
    right->addPart(m_pictures, 2);
    right->addPart(texts, 3);
    keepSizes(right, m_context.settings, QStringLiteral("translation"), {400, 600});
    auto *split = new SplitView(Qt::Horizontal, work);
    split->addPart(left, 2);
    split->addPart(right, 3);
    keepSizes(split, m_context.settings, QStringLiteral("translations"), {400, 600});
    fillWith(work, split);

    m_stack = new StateStack(work, this);
    m_stack->empty()->setIcon(QStringLiteral("release"));
    m_stack->showBusy();
    fillWith(this, m_stack);
}

void TranslationsView::enter()
{
    m_entered = true;
    m_controller->load();
    m_table->setFocus();
}

void TranslationsView::leave()
{
    m_form->commit();
    m_entered = false;
    m_soon.stop();
}

void TranslationsView::projectChanged(const Changes &changes)
{
    const bool concerns = changes.touches(Entity::Question) || changes.touches(Entity::Annotation) || changes.touches(Entity::Image)
                       || changes.touches(Entity::Release) || changes.touches(Entity::SourceEntry);
    if (m_entered && concerns && !m_soon.isActive())
        m_soon.start();
}

bool TranslationsView::hasItems() const
{
    return m_entered && m_controller->list() && !m_controller->list()->items.isEmpty();
}

qsizetype TranslationsView::current() const
{
    return m_controller->indexOf(m_question);
}

bool TranslationsView::canStep(int direction) const
{
    const qsizetype to = current() + direction;
    return hasItems() && to >= 0 && to < m_controller->list()->items.size();
}

void TranslationsView::step(int direction)
{
    if (canStep(direction))
        goToItem(current() + direction);
}

bool TranslationsView::hasUnfinished() const
{
    return hasItems() && m_controller->nextUnfinished(current()) >= 0;
}

void TranslationsView::goToUnfinished()
{
    if (!hasUnfinished())
        return;
    goToItem(m_controller->nextUnfinished(current()));
    m_form->goToFirst();
}

/// The keyboard stays where it was: in the table, or in the fields of the next item.
void TranslationsView::goToItem(qsizetype index)
{
    const bool inFields = m_form->isAncestorOf(focusWidget());
    m_table->setCurrentCell(static_cast<int>(index), 0);
    if (inFields)
        m_form->goToFirst();
}

void TranslationsView::display()
{
    const auto list = m_controller->list();
    m_stack->empty()->setSentence(tr("No item is accepted yet."));
    m_stack->showWorkIf(!list->items.isEmpty());
    m_language->setCurrentIndex(m_language->findData(codeOf(list->language())));
    fillTable();
    displayItem();
}

void TranslationsView::fillTable()
{
    const auto list = m_controller->list();
    m_filling = true;
    m_table->setRowCount(static_cast<int>(list->items.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const TranslatedItem &item = list->items.at(row);
        const QLocale locale;
        const QString texts =
            tr("%1 of %2", "translated texts of all").arg(locale.toString(item.done()), locale.toString(item.texts.size()));
        const QStringList cells{item.name, titleOf(item.state()), texts, readableStem(item.item.question.stem).simplified()};
        for (int column = 0; column < Columns; ++column) {
            QTableWidgetItem *cell = m_table->item(row, column);
            if (!cell) {
                cell = new QTableWidgetItem;
                m_table->setItem(row, column, cell);
            }
            if (cell->text() == cells.at(column))
                continue; // after each saved text but a few have changed
            cell->setText(cells.at(column));
            cell->setToolTip(cells.at(column));
        }
    }
    const qsizetype row = current();
    m_table->setCurrentCell(static_cast<int>(row < 0 && !list->items.isEmpty() ? 0 : row), 0);
    m_filling = false;
    m_summary->setText(tr("Complete: %1 · incomplete: %2 · out of date: %3 · missing: %4")
                           .arg(QString::number(list->count(TranslationState::Complete)),
                                QString::number(list->count(TranslationState::Partial)),
                                QString::number(list->count(TranslationState::Stale)),
                                QString::number(list->count(TranslationState::Missing))));
}

void TranslationsView::displayItem()
{
    const auto list = m_controller->list();
    const int row = m_table->currentRow();
    if (!list || row < 0 || row >= list->items.size()) {
        m_question = {};
        m_form->display(-1);
        m_pictures->clear();
    } else {
        const Item &item = list->items.at(row).item;
        const bool isOther = std::exchange(m_question, item.question.id) != item.question.id;
        m_form->display(row);
        if (isOther)
            m_texts->verticalScrollBar()->setValue(0);
        m_pictures->show(itemPictures(item.question, mediumOf(list->images.value(item.image)), item.question.options));
    }
    m_context.commands.refresh();
}

bool TranslationsView::hasPictures() const
{
    return hasItems() && m_pictures->pictures().size() > 1;
}

void TranslationsView::stepPicture(int direction)
{
    m_pictures->step(direction);
}

void TranslationsView::exportFile()
{
    m_form->commit();
    const QString code = codeOf(m_controller->list()->language());
    askAndSave(m_context.prompts, this,
               {tr("Export for Translators"), QStringLiteral("translations-%1.csv").arg(code), tr("Table (*.csv);;JSON Lines (*.jsonl)")},
               m_controller->writer(), tr("The file for translators is saved."));
}

void TranslationsView::importFile()
{
    m_form->commit();
    m_context.prompts.openFiles(this, tr("Import Translations"), tr("Translations (*.csv *.jsonl)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_controller->importFile(files.constFirst());
    });
}

void TranslationsView::showImported(const ImportedTranslations &report)
{
    if (report.refused.isEmpty()) {
        Q_EMIT toast(tr("%n translation(s) saved.", nullptr, report.written), report.written > 0);
        return;
    }
    QStringList sentences;
    for (const ImportedTranslations::Refusal &refusal : report.refused)
        sentences.append(refusal.sentence);
    m_context.prompts.inform(this, tr("Refused Rows"),
                             tr("%n row(s) refused. All other translations of the file are saved.", nullptr,
                                static_cast<int>(sentences.size())),
                             sentences.join(u'\n'));
}

void TranslationsView::retranslate()
{
    m_languageText->setText(tr("Translation into"));
    for (int i = 0; i < m_language->count(); ++i) {
        if (const auto language = fromCode<ItemLanguage>(m_language->itemData(i).toString()))
            m_language->setItemText(i, titleOf(*language));
    }
    m_table->setHorizontalHeaderLabels({tr("Item"), tr("State"), tr("Texts"), tr("Question")});
    m_stack->busy()->setSentence(tr("Reading the items…"));
    m_form->retranslate();
    if (m_controller->list())
        fillTable();
}

} // namespace yuyi
