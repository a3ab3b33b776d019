// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/startpage.h"

#include "models/services/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/recentproject.h"
#include "widgets/theme/theme.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

namespace yuyi {

namespace {

constexpr int columnWidth = 420;

/// The one folder or project file that is dragged, or nothing.
QString draggedPlace(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

StartPage::StartPage(Settings &settings, bool example, QWidget *parent)
    : QWidget(parent), m_settings(settings), m_name(new QLabel(this)), m_what(new QLabel(this)),
      m_new(new ActionButton(this)), m_open(new ActionButton(this)), m_package(new ActionButton(this)), m_example(new ActionButton(this)),
      m_drop(new QLabel(this)), m_message(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_recentTitle(new QLabel), m_recent(new QVBoxLayout), m_recentArea(new QWidget(this))
{
    setObjectName(QStringLiteral("startPage"));
    m_new->setObjectName(QStringLiteral("newProject"));
    m_open->setObjectName(QStringLiteral("openProject"));
    m_package->setObjectName(QStringLiteral("openPackage"));
    m_example->setObjectName(QStringLiteral("openExample"));
    m_message->setObjectName(QStringLiteral("startMessage"));
    setAcceptDrops(true);
    setTextRole(m_name, TextRole::Display);
    setTextRole(m_what, TextRole::Soft);
    setTextRole(m_drop, TextRole::Small);
    setTextRole(m_recentTitle, TextRole::Section);
    for (QLabel *label : {m_what, m_drop, m_message})
        label->setWordWrap(true);
    m_new->setKind(ActionButton::Kind::Primary);
    m_example->setVisible(example);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    m_message->setMinimumHeight(3 * m_message->fontMetrics().lineSpacing());
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *left = new QVBoxLayout;
    left->setSpacing(spacing::small);
    left->addStretch(2);
    left->addWidget(m_name);
    left->addWidget(m_what);
    left->addSpacing(spacing::large);
    for (ActionButton *button : {m_new, m_open, m_package, m_example})
        left->addWidget(button);
    left->addSpacing(spacing::small);
    left->addWidget(m_drop);
    left->addSpacing(spacing::medium);
    left->addWidget(m_progress);
    left->addWidget(m_message);
    left->addStretch(3);

    auto *rows = new QWidget;
    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(spacing::tiny);
    rows->setLayout(m_recent);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(rows);
    scroll->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    auto *right = new QVBoxLayout(m_recentArea);
    right->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    right->setSpacing(spacing::small);
    right->addWidget(m_recentTitle);
    right->addWidget(scroll, 1);
    makePanel(m_recentArea);

    auto *leftHost = new QWidget(this);
    leftHost->setLayout(left);
    const Theme &theme = Theme::of(this);
    leftHost->setMaximumWidth(theme.px(columnWidth));
    m_recentArea->setMaximumWidth(theme.px(columnWidth) + 2 * spacing::large);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    line->setSpacing(2 * spacing::large);
    line->addStretch(1);
    line->addWidget(leftHost, 4);
    line->addWidget(m_recentArea, 4, Qt::AlignVCenter);
    line->addStretch(1);

    connect(m_new, &QAbstractButton::clicked, this, &StartPage::newRequested);
    connect(m_open, &QAbstractButton::clicked, this, &StartPage::openRequested);
    connect(m_package, &QAbstractButton::clicked, this, &StartPage::packageRequested);
    connect(m_example, &QAbstractButton::clicked, this, &StartPage::exampleRequested);
    retranslate();
    refresh();
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
        auto *row = new RecentProject(location);
        connect(row, &RecentProject::chosen, this, [this, location] { Q_EMIT projectChosen(location); });
        connect(row, &RecentProject::removed, this, [this, location] {
            m_settings.removeRecentProject(location);
            refresh();
        });
        m_recent->addWidget(row);
    }
    m_recentArea->setVisible(!recent.isEmpty());
    markMissing();
}

void StartPage::markMissing()
{
    const QStringList recent = m_settings.recentProjects();
    // A folder on a sleeping disk or a lost network may take its time.
    runAside(this, [recent] {
        QStringList missing;
        for (const QString &location : recent) {
            if (!location.contains(QLatin1String("://")) && !QFileInfo(location).isFile()
                && !QFileInfo::exists(location + QStringLiteral("/project.yuyi")))
                missing.append(location);
        }
        return missing;
    }, [this](const QStringList &missing) {
        for (RecentProject *row : rows())
            row->setMissing(missing.contains(row->location()));
    });
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_new->setFocus(Qt::OtherFocusReason);
}

void StartPage::setBusy(const QString &sentence)
{
    const bool busy = !sentence.isEmpty();
    if (busy)
        setFocus(Qt::OtherFocusReason);
    for (QWidget *widget : {static_cast<QWidget *>(m_new), static_cast<QWidget *>(m_open),
                            static_cast<QWidget *>(m_package), static_cast<QWidget *>(m_example), m_recentArea})
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
    m_what->setText(tr("Build, review and measure a benchmark of implied meanings: from the raw pictures to the released file."));
    m_new->setText(tr("New Project…"));
    m_open->setText(tr("Open Project…"));
    m_package->setText(tr("Open Work Package…"));
    m_example->setText(tr("Open Example Project"));
    m_drop->setText(tr("The folder of a project, or a work package, can also be dropped here."));
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
    if (!draggedPlace(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent *event)
{
    const QString place = draggedPlace(event->mimeData());
    if (place.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT projectChosen(place);
}

void StartPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::of(this).tokens().ground);
}

} // namespace yuyi
