// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/startpage.h"

#include "models/services/session/settings.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/projects/presetcard.h"
#include "widgets/shell/projects/recentproject.h"
#include "widgets/theme/theme.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leftWidth = 340;
constexpr int rightWidth = 780;
constexpr int oneColumn = 820; // narrower: one below the other
constexpr int pictureEdge = 160;

/// The one folder or project file that is dragged, or nothing.
QString draggedLocation(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

/// What the disk says of one recent project.
struct FoundRecent {
    bool missing = false;
    QImage picture;
};

FoundRecent lookAt(const QString &location, const QString &picture)
{
    FoundRecent found;
    found.missing = !location.contains(QLatin1String("://")) && !QFileInfo(location).isFile()
                 && !QFileInfo::exists(location + QStringLiteral("/project.yuyi"));
    if (!picture.isEmpty()) {
        QImageReader reader(picture);
        if (reader.size().isValid())
            reader.setScaledSize(reader.size().scaled(pictureEdge, pictureEdge, Qt::KeepAspectRatio));
        found.picture = reader.read();
    }
    return found;
}

} // namespace

StartPage::StartPage(Settings &settings, bool example, QWidget *parent)
    : QWidget(parent), m_settings(settings), m_name(plainLabel(this)), m_what(plainLabel(this)),
      m_new(new ActionButton(this)), m_open(new ActionButton(this)), m_package(new ActionButton(this)),
      m_join(new ActionButton(this)), m_example(new ActionButton(this)),
      m_exampleWhat(plainLabel(this)), m_drop(plainLabel(this)), m_message(plainLabel(this)), m_progress(new QProgressBar(this)),
      m_galleryTitle(plainLabel(this)), m_gallery(new QWidget(this)), m_editor(new ActionButton(this)),
      m_recentTitle(plainLabel(this)), m_recent(new QVBoxLayout),
      m_recentArea(new QWidget(this))
{
    setObjectName(QStringLiteral("startPage"));
    m_new->setObjectName(QStringLiteral("newProject"));
    m_open->setObjectName(QStringLiteral("openProject"));
    m_package->setObjectName(QStringLiteral("openPackage"));
    m_join->setObjectName(QStringLiteral("joinServer"));
    m_join->hide();
    m_example->setObjectName(QStringLiteral("openExample"));
    m_editor->setObjectName(QStringLiteral("presetEditorButton"));
    m_message->setObjectName(QStringLiteral("startMessage"));
    setAcceptDrops(true);
    m_example->setVisible(example);
    m_exampleWhat->setVisible(example);

    auto *host = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, host);
    m_columns->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    m_columns->setSpacing(2 * spacing::large);
    m_columns->addStretch(1);
    m_columns->addWidget(buildLeft(), 3);
    m_columns->addWidget(buildRight(), 6);
    m_columns->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(host);
    fillWith(this, scroll);

    connect(m_new, &QAbstractButton::clicked, this, [this] { Q_EMIT newRequested({}); });
    connect(m_open, &QAbstractButton::clicked, this, &StartPage::openRequested);
    connect(m_package, &QAbstractButton::clicked, this, &StartPage::packageRequested);
    connect(m_join, &QAbstractButton::clicked, this, &StartPage::joinRequested);
    connect(m_example, &QAbstractButton::clicked, this, &StartPage::exampleRequested);
    connect(m_editor, &QAbstractButton::clicked, this, &StartPage::presetEditorRequested);
    retranslate();
    refresh();
}

QWidget *StartPage::buildLeft()
{
    setTextRole(m_name, TextRole::Display);
    setTextRole(m_what, TextRole::Soft);
    setTextRole(m_exampleWhat, TextRole::Small);
    setTextRole(m_drop, TextRole::Small);
    for (QLabel *label : {m_what, m_exampleWhat, m_drop, m_message})
        label->setWordWrap(true);
    m_new->setKind(ActionButton::Kind::Primary);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    m_message->setMinimumHeight(3 * m_message->fontMetrics().lineSpacing());
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (ActionButton *button : {m_new, m_example, m_open, m_package, m_join})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *left = new QWidget(this);
    left->setMaximumWidth(Theme::of(this).px(leftWidth));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, spacing::large, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_name);
    column->addWidget(m_what);
    column->addSpacing(spacing::medium);
    column->addWidget(m_new);
    column->addWidget(m_example);
    column->addWidget(m_exampleWhat);
    column->addSpacing(spacing::small);
    column->addWidget(m_open);
    column->addWidget(m_package);
    column->addWidget(m_join);
    column->addSpacing(spacing::small);
    column->addWidget(m_drop);
    column->addSpacing(spacing::medium);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addStretch(1);
    return left;
}

QWidget *StartPage::buildRight()
{
    setTextRole(m_galleryTitle, TextRole::Section);
    setTextRole(m_recentTitle, TextRole::Section);
    auto *flow = new FlowLayout(m_gallery, spacing::medium, spacing::medium);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setFilling(true);
    for (const QString &code : presetCodes()) {
        const auto preset = builtInPreset(code);
        if (!preset)
            continue;
        auto *card = new PresetCard(*preset, m_gallery);
        connect(card, &QAbstractButton::clicked, this, [this, code] { Q_EMIT newRequested(code); });
        flow->addWidget(card);
    }
    m_recent->setSpacing(spacing::tiny);
    auto *recent = columnIn(m_recentArea, spacing::medium);
    recent->addWidget(m_recentTitle);
    recent->addLayout(m_recent);
    makePanel(m_recentArea);
    auto *right = new QWidget(this);
    right->setMaximumWidth(Theme::of(this).px(rightWidth));
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, spacing::large, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_recentArea);
    column->addSpacing(spacing::small);
    column->addWidget(m_galleryTitle);
    column->addWidget(m_gallery);
    column->addWidget(m_editor, 0, Qt::AlignLeft);
    column->addStretch(1);
    return right;
}

void StartPage::offerJoining(bool offered)
{
    m_join->setVisible(offered);
    tabInLayoutOrder(this);
}

QList<RecentProject *> StartPage::rows() const
{
    QList<RecentProject *> list;
    for (int i = 0; i < m_recent->count(); ++i) {
        if (auto *row = qobject_cast<RecentProject *>(m_recent->itemAt(i)->widget()))
            list.append(row);
    }
    return list;
}

void StartPage::refresh()
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const QStringList recent = m_settings.recentProjects();
    for (const QString &location : recent) {
        auto *row = new RecentProject(location, m_settings.recentCard(location), m_recentArea);
        connect(row, &RecentProject::chosen, this, [this, location] { Q_EMIT projectChosen(location); });
        connect(row, &RecentProject::removed, this, [this, location] {
            m_settings.removeRecentProject(location);
            refresh();
        });
        m_recent->addWidget(row);
    }
    m_recentArea->setVisible(!recent.isEmpty());
    tabInLayoutOrder(this);
    lookAtRecent();
}

void StartPage::lookAtRecent()
{
    // A folder on a sleeping disk or a lost network may take its time; one does not hold the others up. An answer goes to the row
    // that asked: after the next refresh there are other rows, which ask for themselves.
    const QList<RecentProject *> all = rows();
    for (RecentProject *row : all) {
        runAside(
            row, [location = row->location(), picture = row->card().picture] { return lookAt(location, picture); },
            [row](const FoundRecent &found) {
                row->setMissing(found.missing);
                row->setPicture(found.picture);
            });
    }
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_new->setFocus(Qt::OtherFocusReason);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < Theme::of(this).px(oneColumn);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void StartPage::setBusy(const QString &sentence)
{
    const bool busy = !sentence.isEmpty();
    if (busy)
        setFocus(Qt::OtherFocusReason);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_new, m_open, m_package, m_join, m_example, m_editor, m_gallery, m_recentArea})
        widget->setEnabled(!busy);
    m_progress->setVisible(busy);
    if (busy) {
        m_message->setText(sentence);
        setStyleProperty(m_message, "feel", QString());
    } else if (m_message->property("feel").toString().isEmpty()) {
        m_message->clear();
    }
}

void StartPage::setProgress(qint64 done, qint64 total)
{
    m_progress->setRange(0, static_cast<int>(total));
    m_progress->setValue(static_cast<int>(std::min(done, total)));
}

void StartPage::setError(const QString &sentence)
{
    m_message->setText(sentence);
    setStyleProperty(m_message, "feel", sentence.isEmpty() ? QString() : QStringLiteral("bad"));
}

QString StartPage::error() const
{
    return m_message->property("feel").toString() == QLatin1String("bad") ? m_message->text() : QString();
}

void StartPage::retranslate()
{
    m_name->setText(tr("Yuyi"));
    m_what->setText(tr("Build, review and evaluate a multimodal benchmark: from raw images to the released file."));
    m_new->setText(tr("New Project…"));
    m_open->setText(tr("Open Project…"));
    m_package->setText(tr("Open Work Package…"));
    m_join->setText(tr("Join Team Server…"));
    m_example->setText(tr("Open Example Project"));
    m_exampleWhat->setText(tr("A small project for trying all features, with a short tour."));
    m_drop->setText(tr("You can also drop a project folder, a work package or an invitation here."));
    m_galleryTitle->setText(tr("New project from a benchmark template"));
    m_editor->setText(tr("Preset Editor…"));
    m_recentTitle->setText(tr("Recent projects"));
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StartPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedLocation(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent *event)
{
    const QString location = draggedLocation(event->mimeData());
    if (location.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT projectChosen(location);
}

void StartPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::of(this).tokens().ground);
}

} // namespace yuyi
