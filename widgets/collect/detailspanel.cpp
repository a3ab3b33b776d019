// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/detailspanel.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/collect/decisionlist.h"
#include "widgets/collect/dossiertext.h"
#include "widgets/collect/factseditor.h"
#include "widgets/collect/manyactions.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/breakable.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/factrows.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {
constexpr int previewHeight = 200;
constexpr int hashShown = 12; // digits; the whole is in the tool tip and copied
} // namespace

Tone toneOf(Stage stage)
{
    switch (stage) {
    case Stage::Collected: return Tone::Neutral;
    case Stage::Discarded: return Tone::Bad;
    case Stage::Disputed:
    case Stage::Returned: return Tone::Attention;
    case Stage::Gold:
    case Stage::Accepted:
    case Stage::Released: return Tone::Good;
    case Stage::Kept:
    case Stage::Annotating:
    case Stage::Agreed:
    case Stage::Validating: return Tone::Info;
    }
    return Tone::Neutral;
}

DetailsPanel::DetailsPanel(PageContext context, CollectController &controller, QWidget *parent)
    : QWidget(parent), m_context(context), m_controller(controller)
{
    build();
    retranslate();
    connect(&m_controller, &CollectController::dossierChanged, this, [this](const ImageDossier &dossier) {
        if (dossier.image.id != m_shown)
            return;
        m_dossier = dossier;
        showDossier();
    });
    connect(&m_controller, &CollectController::factsConflict, m_editor, &FactsEditor::showConflict);
    connect(m_editor, &FactsEditor::changed, &m_controller, &CollectController::changeFacts);
    connect(m_decisions, &DecisionList::undoWanted, &m_controller, &CollectController::undo);
    connect(m_manyActions, &ManyActions::factsWanted, this,
            [this](const FactsPatch &patch) { m_controller.changeFactsOf(m_many, patch); });
}

QLabel *DetailsPanel::section(QVBoxLayout *column, QLabel *&heading)
{
    heading = plainLabel(this, TextRole::Section);
    auto *text = wrappedLabel(this);
    text->setTextFormat(Qt::RichText);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setFocusPolicy(Qt::ClickFocus);
    connect(text, &QLabel::linkActivated, this, &DetailsPanel::follow);
    column->addWidget(heading);
    column->addWidget(text);
    return text;
}

QScrollArea *DetailsPanel::scrolled(QWidget *content)
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

void DetailsPanel::build()
{
    makePanel(this);
    setAttribute(Qt::WA_StyledBackground);
    CommandRegistry &commands = m_context.commands;
    auto *content = new QWidget(this);
    auto *column = columnIn(content, spacing::medium);
    m_viewer = new ImageViewer(content);
    m_viewer->setFixedHeight(Theme::of(this).px(previewHeight));
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_viewer->setCursor(Qt::PointingHandCursor);
    m_viewer->installEventFilter(this);
    m_name = wrappedLabel(content, TextRole::Section);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_stage = new Badge(content);
    m_stage->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *head = rowIn();
    head->addWidget(m_name, 1);
    head->addWidget(m_stage, 0, Qt::AlignTop);
    m_facts = new FactList(content);
    m_hashName = plainLabel(QStringLiteral("SHA-256"), content);
    setTextRole(m_hashName, TextRole::Small);
    m_hash = new ElidedLabel(content);
    setTextRole(m_hash, TextRole::Mono);
    m_copy = new ActionButton(QString(), {}, ActionButton::Kind::Flat, content);
    m_copy->setObjectName(QStringLiteral("copyHash"));
    m_copy->setFocusPolicy(Qt::TabFocus);
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        if (m_dossier)
            QGuiApplication::clipboard()->setText(m_dossier->image.sha256.hex());
    });
    auto *hash = rowIn(nullptr, 0, spacing::medium);
    hash->addWidget(m_hashName);
    hash->addWidget(m_hash, 1);
    hash->addWidget(m_copy);
    m_editor = new FactsEditor(content);
    m_templateFacts = new FactRows(content);
    m_templateFacts->setForms(m_context.project.info().preset.facts);
    connect(m_templateFacts, &FactRows::changed, &m_controller, &CollectController::setTemplateFacts);
    connect(m_templateFacts, &FactRows::escaped, this, &DetailsPanel::escaped);
    m_decisionsHeading = plainLabel(content, TextRole::Section);
    m_decisions = new DecisionList(m_context.project, content);

    column->addWidget(m_viewer);
    column->addLayout(head);
    column->addWidget(m_facts);
    column->addLayout(hash);
    column->addWidget(m_editor);
    column->addWidget(m_templateFacts);
    column->addSpacing(spacing::small);
    column->addWidget(m_decisionsHeading);
    column->addWidget(m_decisions);
    m_read = section(column, m_readHeading);
    m_read->setTextFormat(Qt::PlainText);
    m_groups = section(column, m_groupsHeading);
    m_annotations = section(column, m_annotationsHeading);
    m_comments = section(column, m_commentsHeading);
    m_comments->setObjectName(QStringLiteral("imageTalk"));
    m_gold = section(column, m_goldHeading);
    m_questions = section(column, m_questionsHeading);
    m_sources = section(column, m_sourcesHeading);
    column->addStretch(1);
    m_scroll = scrolled(content);

    m_nothing = wrappedLabel(this, TextRole::Soft);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    auto *many = new QWidget(this);
    auto *manyColumn = columnIn(many, spacing::medium, -1);
    m_manyActions = new ManyActions(commands.action(QStringLiteral("collect.keep")),
                                    commands.action(QStringLiteral("collect.discard")),
                                    commands.action(QStringLiteral("collect.inspect")), many);
    manyColumn->addWidget(m_manyActions);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(scrolled(many));
    auto *frame = columnIn(this, 1, -1);
    frame->addWidget(m_stack);
    for (QWidget *field : m_editor->findChildren<QWidget *>())
        field->installEventFilter(this);
}

void DetailsPanel::commit()
{
    m_editor->commit();
    m_templateFacts->commit();
}

void DetailsPanel::focusFirst()
{
    QWidget *first = m_stack->currentIndex() == 2 ? static_cast<QWidget *>(m_manyActions) : m_editor;
    for (QWidget *field : first->findChildren<QWidget *>()) {
        if (field->isVisible() && field->isEnabled() && (field->focusPolicy() & Qt::ClickFocus)) {
            field->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void DetailsPanel::showNothing()
{
    commit();
    m_shown = ImageId();
    m_dossier.reset();
    m_stack->setCurrentWidget(m_nothing);
}

void DetailsPanel::showMany(const QList<ImageId> &images)
{
    commit();
    m_shown = ImageId();
    m_dossier.reset();
    m_many = images;
    m_manyActions->setCount(static_cast<int>(images.size()));
    m_stack->setCurrentIndex(2);
}

void DetailsPanel::showImage(const Image &image, const QImage &preview)
{
    const bool other = image.id != m_shown;
    m_shown = image.id;
    m_stack->setCurrentWidget(m_scroll);
    if (other) {
        m_dossier = ImageDossier();
        m_dossier->image = image;
        m_scroll->verticalScrollBar()->setValue(0);
        showDossier();
    }
    if (image.sha256 == m_picture && m_viewer->hasImage())
        return;
    m_picture = image.sha256;
    if (preview.isNull())
        m_viewer->setLoading();
    else
        m_viewer->setImage(preview);
    m_context.pictures.picture(image).then(this, [this, sha = image.sha256](const Result<QImage> &picture) {
        if (sha != m_picture)
            return;
        if (!picture)
            m_viewer->setError(picture.error().sentence);
        else if (m_viewer->hasImage())
            m_viewer->refineImage(*picture);
        else
            m_viewer->setImage(*picture);
    });
}

void DetailsPanel::showDossier()
{
    if (!m_dossier)
        return;
    const ImageDossier &dossier = *m_dossier;
    const DossierText text(dossier, m_context.project, Theme::of(this).tokens());
    const QString name = dossier.image.names.value(0);
    m_name->setText(breakable(name));
    m_stage->show(titleOf(dossier.image.stage), toneOf(dossier.image.stage));
    m_facts->setFacts(text.facts());
    const QString hex = dossier.image.sha256.hex();
    m_hash->setText(hex.left(hashShown));
    m_hash->setToolTip(hex);
    m_hash->setAccessibleDescription(hex);
    m_editor->setImage(dossier.image);
    m_templateFacts->setFacts(dossier.image.id, dossier.facts.value_or(QMap<QString, QString>()));
    m_templateFacts->setReadOnly(!dossier.facts);
    m_decisions->setDossier(dossier);
    m_decisionsHeading->setVisible(!dossier.decisions.isEmpty());
    const auto fill = [](QLabel *heading, QLabel *label, const QString &content) {
        label->setText(content);
        heading->setVisible(!content.isEmpty());
        label->setVisible(!content.isEmpty());
    };
    fill(m_readHeading, m_read, text.readText());
    fill(m_groupsHeading, m_groups, text.groups());
    fill(m_annotationsHeading, m_annotations, text.annotations());
    fill(m_commentsHeading, m_comments, text.comments());
    fill(m_goldHeading, m_gold, text.gold());
    fill(m_questionsHeading, m_questions, text.questions());
    fill(m_sourcesHeading, m_sources, text.sources());
}

void DetailsPanel::follow(const QString &link)
{
    if (link == QLatin1String("comments")) {
        Q_EMIT commentsWanted();
        return;
    }
    Location location;
    location.page = fromCode<PageId>(link.section(QLatin1Char(':'), 0, 0));
    location.image = m_shown;
    Q_EMIT goTo(location);
}

bool DetailsPanel::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_viewer && event->type() == QEvent::MouseButtonRelease) {
        Q_EMIT quickViewWanted();
        return true;
    }
    if (object == m_viewer && event->type() == QEvent::Wheel) {
        event->ignore(); // it scrolls the panel
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void DetailsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::StyleChange && m_viewer) {
        m_viewer->setFixedHeight(Theme::of(this).px(previewHeight));
        showDossier();
    }
}

void DetailsPanel::retranslate()
{
    m_nothing->setText(tr("Select an image to see its details."));
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the checksum"));
    m_decisionsHeading->setText(tr("Decisions"));
    m_readHeading->setText(tr("Text in the image"));
    m_groupsHeading->setText(tr("Duplicates"));
    m_annotationsHeading->setText(tr("Annotations"));
    m_commentsHeading->setText(tr("Comments"));
    m_goldHeading->setText(tr("Gold annotation"));
    m_questionsHeading->setText(tr("Questions"));
    m_sourcesHeading->setText(tr("Imported from"));
    m_viewer->setAccessibleName(tr("Preview"));
    showDossier();
}

} // namespace yuyi
