// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/packages/packagestrip.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int barWidth = 160;
constexpr int barHeight = 4;
} // namespace

PackageStrip::PackageStrip(QWidget *parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_done(plainLabel(this)), m_bar(new QProgressBar(this)),
      m_guideline(new ActionButton(this)), m_help(new ActionButton(this)), m_finish(new ActionButton(this))
{
    setObjectName(QStringLiteral("packageStrip"));
    m_done->setObjectName(QStringLiteral("packageDone"));
    m_finish->setObjectName(QStringLiteral("packageFinish"));
    m_guideline->setObjectName(QStringLiteral("packageGuideline"));
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_done, TextRole::Soft);
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(barWidth, barHeight);
    m_guideline->setKind(ActionButton::Kind::Flat);
    m_help->setKind(ActionButton::Kind::Flat);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    line->setSpacing(spacing::medium);
    line->addWidget(m_title, 1);
    line->addWidget(m_bar);
    line->addWidget(m_done);
    line->addWidget(m_guideline);
    line->addWidget(m_help);
    line->addWidget(m_finish);
    connect(m_finish, &QAbstractButton::clicked, this, &PackageStrip::finishRequested);
    connect(m_guideline, &QAbstractButton::clicked, this, &PackageStrip::guidelineRequested);
    connect(m_help, &QAbstractButton::clicked, this, &PackageStrip::helpRequested);
    retranslate();
}

void PackageStrip::setProgress(const PackageProgress &progress)
{
    m_progress = progress;
    m_bar->setRange(0, std::max(1, progress.package.entries));
    m_bar->setValue(progress.done);
    retranslate();
}

void PackageStrip::setGuideline(bool offered)
{
    m_guideline->setVisible(offered);
}

void PackageStrip::setFinishKey(const QString &key)
{
    m_finish->setKey(key);
}

void PackageStrip::retranslate()
{
    const Package &package = m_progress.package;
    const bool ended = package.state == PackageState::Finished;
    m_title->setText(tr("Work package: %1").arg(package.title));
    m_done->setText(ended ? tr("Package marked as finished, %1 of %2 done").arg(m_progress.done).arg(package.entries)
                          : tr("%1 of %2 done").arg(m_progress.done).arg(package.entries));
    m_guideline->setText(tr("Guideline"));
    m_help->setText(tr("Help"));
    m_finish->setText(tr("Finish…"));
    const bool all = package.entries > 0 && m_progress.done >= package.entries;
    m_finish->setKind(all && !ended ? ActionButton::Kind::Primary : ActionButton::Kind::Plain);
    m_bar->setAccessibleName(m_done->text());
}

void PackageStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = Theme::of(this).tokens();
    painter.fillRect(rect(), tokens.panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.line);
}

void PackageStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
