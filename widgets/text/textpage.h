// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/textarea.h"
#include "models/services/textservice.h"
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

/// @brief The share of text in each image: a limit to drag in the histogram, the images near it first, the text areas
/// over the picture to correct, and a person's own word against the rule.
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
    std::optional<QStringList> m_engines; ///< installed; not known yet
    TextMeasure m_measure;                ///< of the picture shown
    ImageId m_shown;
    Image m_image;                        ///< the one shown, wherever the list has gone meanwhile
    ImageId m_wanted;                     ///< to select when the list is here …
    ImageId m_stay;                       ///< its areas are being corrected: it stays in the list whatever its ratio is now
    bool m_goThere = false;               ///< … also where another view has to be shown for it
    View m_view = View::Near;
    std::pair<double, double> m_range;    ///< of the bar that was clicked
    double m_limit = -1;                  ///< the project's own, as it was taken last
    double m_band = 0;                    ///< half width around the line
    Unreadable m_unreadable;              ///< of the last measurement
    qint64 m_collected = 0;               ///< images there are
    QString m_olderEngine;                ///< what measured last, where a better one is here; else empty
    bool m_loaded = false;
    bool m_loading = false;
    bool m_stale = false;                 ///< read again when the own writes are done
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
    KeyBox *m_box = nullptr;              ///< over the picture, moved by keys
    TextAreaId m_changed;                 ///< the area it is about; null: a new one
    QLabel *m_ratio = nullptr;
    Badge *m_standing = nullptr;
    QTableWidget *m_areas = nullptr;
    QTimer *m_following = nullptr;        ///< the line while it is dragged
    QTimer *m_later = nullptr;            ///< what is measured meanwhile
};

} // namespace yuyi
