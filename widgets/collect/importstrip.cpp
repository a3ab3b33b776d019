// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/importstrip.h"

#include "models/domain/moments.h"
#include "models/services/session/jobcenter.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace yuyi {

ImportStrip::ImportStrip(CollectController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_text(plainLabel(this)),
      m_refused(new ActionButton(QString(), {}, ActionButton::Kind::Flat, this)),
      m_known(new ActionButton(QString(), {}, ActionButton::Kind::Flat, this)),
      m_continue(new ActionButton(QString(), {}, ActionButton::Kind::Plain, this)),
      m_drop(new ActionButton(QString(), {}, ActionButton::Kind::Flat, this)), m_close(new QToolButton(this))
{
    makePanel(this);
    setAttribute(Qt::WA_StyledBackground);
    m_text->setObjectName(QStringLiteral("importSentence"));
    m_refused->setObjectName(QStringLiteral("showRefused"));
    m_known->setObjectName(QStringLiteral("showKnown"));
    m_continue->setObjectName(QStringLiteral("continueImport"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::tiny, spacing::tiny, spacing::tiny);
    line->setSpacing(spacing::small);
    line->addWidget(m_text, 1);
    line->addWidget(m_refused);
    line->addWidget(m_known);
    line->addWidget(m_continue);
    line->addWidget(m_drop);
    line->addWidget(m_close);
    for (QWidget *button : QList<QWidget *>{m_refused, m_known, m_continue, m_drop, m_close})
        button->setFocusPolicy(Qt::TabFocus);
    connect(m_refused, &QAbstractButton::clicked, this, &ImportStrip::refusedWanted);
    connect(m_known, &QAbstractButton::clicked, this, &ImportStrip::knownWanted);
    connect(m_continue, &QAbstractButton::clicked, &m_controller, &CollectController::continueInterrupted);
    connect(m_drop, &QAbstractButton::clicked, &m_controller, &CollectController::dropInterrupted);
    connect(m_close, &QAbstractButton::clicked, this, [this] {
        if (m_controller.lastImport())
            m_closed = m_controller.lastImport()->id;
        refresh();
    });
    connect(&m_controller, &CollectController::importChanged, this, &ImportStrip::refresh);
    refresh();
}

QString ImportStrip::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

void ImportStrip::refresh()
{
    const QLocale locale;
    m_continue->setText(tr("Continue"));
    m_drop->setText(tr("Do Not Continue"));
    m_close->setIcon(QIcon(Theme::of(this).isDark() ? QStringLiteral(":/theme/marks/close-dark.svg")
                                                    : QStringLiteral(":/theme/marks/close-light.svg")));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    const auto interrupted = m_controller.interrupted();
    const auto &last = m_controller.lastImport();
    const bool ended = !interrupted && last && last->id != m_closed && !m_controller.isImporting();
    m_continue->setVisible(interrupted.has_value());
    m_drop->setVisible(interrupted.has_value());
    m_close->setVisible(ended);
    m_refused->setVisible(ended && !last->refused.isEmpty());
    m_known->setVisible(ended && !last->known.isEmpty());
    QString tone = QStringLiteral("none");
    if (interrupted) {
        m_text->setText(interrupted->total > 0
                            ? tr("An import was interrupted after %1 of %2 files. Imported images are kept.")
                                  .arg(locale.toString(interrupted->done), locale.toString(interrupted->total))
                            : tr("An import was interrupted. Imported images are kept."));
        tone = QStringLiteral("attention");
    } else if (ended) {
        m_text->setText(tr("Last import (%1): %2")
                            .arg(momentText(last->at), last->sentence));
        m_refused->setText(tr("Show Rejected Files"));
        m_known->setText(tr("Show Files Already in Project"));
        // Files that are no images lie in many folders: they are named behind the button, not alarming.
        if (last->failed)
            tone = QStringLiteral("bad");
    }
    setStyleProperty(m_text, "feel", tone);
    setVisible(interrupted || ended);
}

void ImportStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The theme's change reaches the icon of the cross only by a new one.
    if (event->type() == QEvent::LanguageChange) {
        m_controller.retranslate();
        refresh();
    }
}

} // namespace yuyi
