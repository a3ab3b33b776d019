// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class Badge;
class EmptyState;
class GoldView;

/// @brief Reviews a sample of accepted images one by one: each is approved or returned.
class AcceptedPanel final : public QWidget
{
    Q_OBJECT
public:
    AcceptedPanel(PageContext context, QWidget *parent);

    void enter();
    void projectChanged(const Changes &changes);
    bool hasItem() const { return m_index >= 0; }
    bool isOpenItem() const;
    const Image &image() const { return m_image; }
    /// The pictures of the questions of the image, the image's own one among them.
    const QList<ItemPicture> &pictures() const { return m_pictures; }
    const ReviewItem *item() const;

    void drawSample();
    void approve();
    void sendBack(const QString &reason);
    void next(int direction);
    void showImage(const ImageId &image);

Q_SIGNALS:
    /// Another image is shown, or (null) none.
    void shown();
    void failed(const yuyi::Error &error);
    void approved(const QString &imageName);
    void returned(const QString &imageName);
    /// A picture of a question is to be shown large.
    void pictureWanted(const yuyi::Sha256 &sha256);

protected:
    void changeEvent(QEvent *event) override;

private:
    void loadSamples(const ReviewSampleId &wanted);
    void loadItems(const ImageId &wanted);
    void showItem();
    void toNextOpen();
    void verdict(ReviewVerdict verdict);
    void retranslate();
    QString titleOf(const SampleView &view) const;
    ImageId currentImage() const { return item() ? item()->image : ImageId(); }

    PageContext m_context;
    QList<SampleView> m_samples;
    QList<ReviewItem> m_items;
    int m_index = -1;
    Image m_image;
    QList<ItemPicture> m_pictures;
    Latest m_latest;        ///< question for the lists
    Latest m_latestLooking; ///< question for the image
    bool m_listing = false; ///< lists are being read
    bool m_again = false;   ///< read the lists again after the decision is written
    bool m_sending = false; ///< the image shown is being returned
    bool m_passOn = false;  ///< the next load selects the first open image

    QComboBox *m_sample;
    ActionButton *m_draw;
    QLabel *m_progress;
    QLabel *m_rounds;
    Badge *m_verdict;
    QLabel *m_note;
    QScrollArea *m_scroll;
    GoldView *m_gold;
    EmptyState *m_empty;
};

} // namespace yuyi
