// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/textarea.h"
#include "models/services/curation/textservice.h"
#include "widgets/controls/pageframe.h"
#include "widgets/shell/page.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>
#include <utility>

class QComboBox;
class QLabel;
class QTableWidget;
class QTimer;

namespace yuyi {

class ActionButton;
class Badge;
class Chip;
class Histogram;
class ImageListModel;
class ImageViewer;
class KeyBox;
class ThumbnailGrid;

/// @brief Filter by text ratio: the limit can be dragged in the histogram, images near it come first. Text areas are drawn on the
/// picture and can be corrected, and a person's decision overrides the rule.
class TextPage final : public Page
{
    Q_OBJECT
public:
    explicit TextPage(PageContext context, QWidget *parent = nullptr);

    void enter() override;
    void leave() override;
    void show(const Location &location) override;
    Location here() const override;
    void projectChanged(const Changes &changes) override;
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Which pictures the grid shows.
    enum class View { Near, Over, Under, Decided, Range };

    void addCommands();
    void addBoxCommands();
    void addViewingCommands();
    void build();
    QWidget *buildDetail();
    void load();
    void takeRules();
    void openView(View view);
    void chooseView();
    void setBand(double halfWidth);
    void showRatios();
    void showRatio();
    void fillAreas(int row);
    void changeStanding(const ImageId &image, const std::function<void(TextStanding &)> &change);
    void showCounts();
    void showEngine();
    QString measureText() const;
    void showList();
    void showEmpty();
    bool isMeasuring() const;
    void showImage();
    void showStanding();
    void showAreas();
    void selectImage(const ImageId &image);
    void measure(bool again);
    void apply();
    void apply(TextService::KeptOnes keptOnes);
    void decide(Outcome outcome);
    void setDismissed(bool dismissed);
    bool boxing() const;
    void drawArea();
    void changeArea();
    void keepBox();
    void leaveBox();
    void showBox();
    double shownScale() const;
    void addArea(const QPolygonF &polygon);
    void saveAreas(const QList<TextArea> &areas, const QString &text);
    void run(std::function<Result<>(Stores &)> work);
    void retranslate();
    void askForEngines();
    void fillEngines();
    ImageId current() const;
    bool wouldDiscard(const TextStanding &standing) const;
    std::optional<Outcome> appliedTo(const TextStanding &standing) const;
    QString effectText(int discarded, int added, int restored) const;
    bool belongs(const TextStanding &standing) const;

    QList<TextStanding> m_standings;      ///< by ratio, highest first
    QHash<ImageId, TextStanding> m_byImage;
    std::optional<QStringList> m_engines; ///< installed engines; no value: not known yet
    TextMeasure m_measure;                ///< of the picture shown
    ImageId m_shown;
    Image m_image;                        ///< the image shown, even if the list has changed since
    ImageId m_wanted;                     ///< the image to select when the list is loaded
    ImageId m_stay;                       ///< an image being corrected stays in the list whatever its ratio
    bool m_goThere = false;               ///< switch to the view that contains m_wanted
    View m_view = View::Near;
    std::pair<double, double> m_range;    ///< range of the clicked histogram bar
    double m_limit = -1;                  ///< the project's limit as last loaded
    double m_band = 0;                    ///< half the width of the range around the limit
    Unreadable m_unreadable;              ///< images that could not be measured last time
    qint64 m_collected = 0;               ///< number of images in the project
    QString m_olderEngine;                ///< engine of the last measurement if a better one is available; else empty
    bool m_loaded = false;
    bool m_loading = false;
    bool m_stale = false;                 ///< reload when the page's pending writes are done
    int m_ownWrites = 0;
    quint64 m_request = 0;
    quint64 m_measureRequest = 0;

    ImageListModel *m_model;
    PageFrame m_frame;
    Badge *m_engineBadge = nullptr;
    Badge *m_older = nullptr;
    Badge *m_effect = nullptr;
    QComboBox *m_engine = nullptr;
    ActionButton *m_unreadableButton = nullptr;
    ActionButton *m_apply = nullptr;
    Histogram *m_histogram = nullptr;
    QList<Chip *> m_views;
    ThumbnailGrid *m_grid = nullptr;
    ImageViewer *m_viewer = nullptr;
    KeyBox *m_box = nullptr;              ///< edits an area on the picture with the keyboard
    TextAreaId m_changed;                 ///< the area that m_box changes; null: a new one
    QLabel *m_ratio = nullptr;
    Badge *m_standing = nullptr;
    QTableWidget *m_areas = nullptr;
    QTimer *m_following = nullptr;        ///< updates the list while the limit is dragged
    QTimer *m_later = nullptr;            ///< delays reloading while images are being measured
};

} // namespace yuyi
