// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/accepted/acceptedpanel.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/review/accepted/goldview.h"
#include "widgets/review/accepted/sampledialog.h"
#include "widgets/review/reviewedpictures.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Samples {
    QList<SampleView> list;
    QMap<int, qint64> rounds;
};

} // namespace

AcceptedPanel::AcceptedPanel(PageContext context, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_sample(new QComboBox(this)),
      m_draw(new ActionButton(context.commands.action(QStringLiteral("review.draw")), ActionButton::Kind::Plain, this)),
      m_progress(plainLabel(this)),
      m_rounds(plainLabel(this)),
      m_verdict(new Badge(this)),
      m_note(plainLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_gold(new GoldView),
      m_empty(new EmptyState(this))
{
    makePanel(this);
    m_sample->setFocusPolicy(Qt::ClickFocus);
    m_sample->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sample->setMinimumContentsLength(16);
    setTextRole(m_progress, TextRole::Soft);
    setTextRole(m_rounds, TextRole::Small);
    setTextRole(m_note, TextRole::Soft);
    m_progress->setWordWrap(true);
    m_rounds->setWordWrap(true);
    m_note->setWordWrap(true);
    auto *top = rowIn();
    top->addWidget(m_sample, 1);
    top->addWidget(m_draw);
    auto *state = rowIn();
    state->addWidget(m_verdict, 0, Qt::AlignTop);
    state->addWidget(m_note, 1);
    auto *inside = new QWidget;
    auto *read = new QVBoxLayout(inside);
    read->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    read->addWidget(m_gold);
    read->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(inside);
    auto *column = columnIn(this, spacing::medium);
    column->addLayout(top);
    column->addWidget(m_progress);
    column->addLayout(state);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_rounds);
    m_verdict->hide();
    connect(m_gold, &GoldView::pictureWanted, this, &AcceptedPanel::pictureWanted);
    connect(m_sample, &QComboBox::activated, this, [this] { loadItems({}); });
    retranslate();
}

const ReviewItem *AcceptedPanel::item() const
{
    return m_index >= 0 && m_index < m_items.size() ? &m_items.at(m_index) : nullptr;
}

bool AcceptedPanel::isOpenItem() const
{
    // Nobody decides about an image before it is shown.
    return item() && item()->verdict != ReviewVerdict::Returned && m_image.id == item()->image && !m_sending;
}

void AcceptedPanel::enter()
{
    const int at = m_sample->currentIndex();
    loadSamples(at >= 0 && at < m_samples.size() ? m_samples.at(at).sample.id : ReviewSampleId());
}

QString AcceptedPanel::titleOf(const SampleView &view) const
{
    QString way;
    switch (view.sample.method) {
    case SampleMethod::Random: way = tr("Random"); break;
    case SampleMethod::Proportional: {
        const Dimension *dimension = m_context.project.info().preset.dimension(view.sample.dimension);
        way = tr("Drawn in proportion to the labels of “%1”").arg(dimension ? dimension->title.text() : view.sample.dimension.text());
        break;
    }
    case SampleMethod::LowAgreement: way = tr("Low agreement first"); break;
    }
    return tr("%1 · %2 · %n image(s) · seed %3", nullptr, view.sample.size)
        .arg(view.sample.name, way, QString::number(view.sample.seed));
}

void AcceptedPanel::loadSamples(const ReviewSampleId &wanted)
{
    const ImageId image = item() && item()->verdict == ReviewVerdict::Open && !m_passOn ? item()->image : ImageId();
    m_passOn = false;
    m_listing = true;
    const ImageId from = currentImage();
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) -> Result<Samples> {
            AcceptedReviewService service(stores, person);
            const auto list = service.samples();
            if (!list)
                return passOn(list);
            const auto rounds = service.returnsByRound();
            if (!rounds)
                return passOn(rounds);
            return Samples{*list, *rounds};
        })
        .then(this, m_latest.only([this, wanted, image, from](const Result<Samples> &samples) {
            m_listing = false;
            if (!samples) {
                Q_EMIT failed(samples.error());
                return;
            }
            m_samples = samples->list;
            const QSignalBlocker block(m_sample);
            m_sample->clear();
            int current = 0;
            for (int i = 0; i < m_samples.size(); ++i) {
                m_sample->addItem(titleOf(m_samples.at(i)));
                if (m_samples.at(i).sample.id == wanted)
                    current = i;
            }
            m_sample->setCurrentIndex(m_samples.isEmpty() ? -1 : current);
            m_sample->setEnabled(!m_samples.isEmpty());
            QStringList rounds;
            for (auto round = samples->rounds.cbegin(); round != samples->rounds.cend(); ++round)
                rounds.append(tr("round %1: %2").arg(round.key()).arg(QLocale().toString(round.value())));
            m_rounds->setText(rounds.isEmpty()
                                  ? QString()
                                  : tr("Returned images, %1").arg(rounds.join(QStringLiteral(" · "))));
            m_rounds->setVisible(!rounds.isEmpty());
            loadItems(currentImage() == from ? image : currentImage());
        }));
}

void AcceptedPanel::loadItems(const ImageId &asked)
{
    const int at = m_sample->currentIndex();
    if (at < 0 || at >= m_samples.size()) {
        m_items.clear();
        m_index = -1;
        showItem();
        return;
    }
    m_listing = true;
    const ImageId from = currentImage();
    m_context.project
        .read([id = m_samples.at(at).sample.id, person = m_context.project.person().id](Stores &stores) {
            return AcceptedReviewService(stores, person).items(id);
        })
        .then(this, m_latest.only([this, asked, from](const Result<QList<ReviewItem>> &items) {
            m_listing = false;
            if (!items) {
                Q_EMIT failed(items.error());
                return;
            }
            const ImageId wanted = currentImage() == from ? asked : currentImage(); // one may have gone on meanwhile
            m_items = *items;
            m_index = m_items.isEmpty() ? -1 : 0;
            bool found = false;
            for (int i = 0; i < m_items.size() && !found; ++i) {
                found = wanted.isNull() ? m_items.at(i).verdict == ReviewVerdict::Open : m_items.at(i).image == wanted;
                if (found)
                    m_index = i;
            }
            showItem();
        }));
}

void AcceptedPanel::showImage(const ImageId &image)
{
    for (int i = 0; i < m_items.size(); ++i) {
        if (m_items.at(i).image == image) {
            m_index = i;
            loadItems(image);
            return;
        }
    }
}

void AcceptedPanel::showItem()
{
    const ReviewItem *current = item();
    m_scroll->setVisible(current);
    m_empty->setVisible(!current);
    m_verdict->setVisible(current);
    m_note->setVisible(current);
    m_progress->setVisible(current);
    if (!current) {
        m_latestLooking.drop();
        m_image = {};
        m_pictures.clear();
        Q_EMIT shown();
        return;
    }
    const auto counted = [this](ReviewVerdict verdict) {
        return static_cast<int>(std::count_if(m_items.begin(), m_items.end(),
                                              [verdict](const ReviewItem &one) { return one.verdict == verdict; }));
    };
    m_progress->setText(tr("Image %1 of %2 · %3 approved · %4 returned · %5 to review")
                            .arg(m_index + 1)
                            .arg(m_items.size())
                            .arg(counted(ReviewVerdict::Approved))
                            .arg(counted(ReviewVerdict::Returned))
                            .arg(counted(ReviewVerdict::Open)));
    switch (current->verdict) {
    case ReviewVerdict::Open: m_verdict->show(tr("To review"), Tone::Neutral); break;
    case ReviewVerdict::Approved: m_verdict->show(tr("Approved"), Tone::Good); break;
    case ReviewVerdict::Returned: m_verdict->show(tr("Returned"), Tone::Attention); break;
    }
    m_note->setText(current->note);
    m_context.project
        .read([wanted = *current, person = m_context.project.person().id](Stores &stores) {
            return AcceptedReviewService(stores, person).look(wanted);
        })
        .then(this, m_latestLooking.only([this](const Result<AcceptedView> &view) {
            if (!view) {
                m_gold->setSentence(view.error().sentence);
                return;
            }
            m_image = view->image;
            m_pictures = picturesOfAll(view->gold.content.questions, mediumOf(view->image));
            if (view->gold.id.isNull())
                m_gold->setSentence(tr("The gold annotation of this image was withdrawn."));
            else
                m_gold->setContent(view->gold.content, m_context.project.info().preset, mediumOf(view->image));
            m_scroll->ensureVisible(0, 0);
            Q_EMIT shown();
        }));
}

void AcceptedPanel::next(int direction)
{
    const int index = m_index + direction;
    if (index < 0 || index >= m_items.size())
        return;
    m_index = index;
    showItem();
}

void AcceptedPanel::toNextOpen()
{
    for (int i = 1; i <= m_items.size(); ++i) {
        const int index = static_cast<int>((m_index + i) % m_items.size());
        if (m_items.at(index).verdict == ReviewVerdict::Open) {
            m_index = index;
            break;
        }
    }
    showItem();
}

void AcceptedPanel::verdict(ReviewVerdict verdict)
{
    m_items[m_index].verdict = verdict;
    toNextOpen();
}

void AcceptedPanel::approve()
{
    if (!isOpenItem() || item()->verdict != ReviewVerdict::Open)
        return;
    const QString name = m_image.names.value(0);
    // What is being read now does not know of it yet: it is read again afterwards.
    m_latest.drop();
    m_again = m_again || std::exchange(m_listing, false);
    m_context.project
        .write([wanted = *item(), text = tr("Approved"), person = m_context.project.person().id](Stores &stores) {
            return AcceptedReviewService(stores, person).approve(wanted, text);
        })
        .then(this, [this, name](const Result<> &done) {
            if (std::exchange(m_again, false) || !done)
                enter();
            if (done)
                Q_EMIT approved(name);
            else
                Q_EMIT failed(done.error());
        });
    verdict(ReviewVerdict::Approved);
}

void AcceptedPanel::sendBack(const QString &reason)
{
    if (!isOpenItem())
        return;
    const QString name = m_image.names.value(0);
    m_sending = true;
    m_context.project
        .write([wanted = *item(), reason, person = m_context.project.person().id](Stores &stores) {
            return AcceptedReviewService(stores, person).sendBack(wanted, reason);
        })
        .then(this, [this, name, sample = item()->sample](const Result<> &done) {
            m_sending = false;
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            Q_EMIT returned(name);
            m_passOn = true;
            loadSamples(sample);
        });
}

void AcceptedPanel::drawSample()
{
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) {
            return AcceptedReviewService(stores, person).available();
        })
        .then(this, [this](const Result<qint64> &available) {
            if (!available) {
                Q_EMIT failed(available.error());
                return;
            }
            auto *dialog = new SampleDialog(m_context.project.info().preset, *available, this);
            connect(dialog, &SampleDialog::confirmed, this, [this](const SampleRequest &request) {
                m_context.project
                    .write([request, person = m_context.project.person().id](Stores &stores) {
                        return AcceptedReviewService(stores, person).draw(request);
                    })
                    .then(this, [this](const Result<ReviewSample> &sample) {
                        if (!sample) {
                            Q_EMIT failed(sample.error());
                            return;
                        }
                        m_index = -1;
                        loadSamples(sample->id);
                    });
            });
            dialog->open();
        });
}

void AcceptedPanel::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Undo) || (changes.external && changes.touches(Entity::ReviewSample)))
        enter();
}

void AcceptedPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        enter();
    }
}

void AcceptedPanel::retranslate()
{
    m_sample->setAccessibleName(tr("Sample"));
    m_sample->setToolTip(tr("Choose which sample to show"));
    m_empty->setIcon(QStringLiteral("check"));
    m_empty->setSentence(tr("No sample has been drawn yet."));
    m_empty->setHint(tr("Draw a sample of the accepted images and check each image in it again: approve it, or return it to its authors "
                        "with a reason."));
    m_empty->clearButtons();
    m_empty->addAction(m_context.commands.action(QStringLiteral("review.draw")));
}

} // namespace yuyi
