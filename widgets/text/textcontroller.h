// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/images/image.h"
#include "models/domain/images/textarea.h"
#include "models/domain/result.h"
#include "models/services/curation/textservice.h"
#include "models/services/session/latest.h"
#include "widgets/text/textselection.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPolygonF>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>

namespace yuyi {

class JobCenter;
class ProjectAccess;
class Stores;

/// @brief Controller of the text page, without widgets: the measured images, the limit, the image shown with its text areas,
/// decisions and corrections.
///
/// A decision or correction changes the standings at once; the write follows on the writer thread. While own writes are pending,
/// loading waits for them.
class TextController final : public QObject
{
    Q_OBJECT
public:
    TextController(ProjectAccess &project, JobCenter &jobs, QObject *parent = nullptr);

    /// The measured images that no other step discarded, by ratio, highest first.
    const QList<TextStanding> &standings() const { return m_standings; }
    /// The standing of an image; an empty one if it is not among the standings.
    TextStanding standing(const ImageId &image) const { return m_byImage.value(image); }
    bool hasStanding(const ImageId &image) const { return m_byImage.contains(image); }
    const TextSelection &selection() const { return m_selection; }
    /// The images that the list shows now, in order.
    QList<ImageId> listed() const { return m_selection.shown(m_standings, m_stay); }
    /// Returns the image that the list has to select, once; null: the one selected before.
    ImageId takeWanted();

    /// Whether the standings were read at least once.
    bool isLoaded() const { return m_loaded; }
    /// Whether a job is measuring images now.
    bool isMeasuring() const;
    /// The last measurement, as lines of text; empty if there was none.
    const QStringList &report() const { return m_report; }
    /// Images that the last measurement could not read.
    const Unreadable &unreadable() const { return m_unreadable; }
    /// The number of images in the project.
    qint64 collected() const { return m_collected; }
    /// The engine of the last measurement if a better one is available; else empty.
    const QString &olderEngine() const { return m_olderEngine; }
    /// The installed engines; no value: not known yet.
    const std::optional<QStringList> &engines() const { return m_engines; }

    /// The image shown. It stays the same even if the list has changed since.
    const Image &shown() const { return m_shown; }
    /// The measurement of the image shown; its image is null until it was read.
    const TextMeasure &shownMeasure() const { return m_measure; }
    bool isMeasureRead() const { return m_measure.image == m_shown.id; }

    /// Takes the project's limit and band and reads the standings and the engines.
    void enter();
    /// Ignores what is being read.
    void leave();
    void load();
    /// Reads the standings; then the view shows this image and the list selects it.
    void goTo(const ImageId &image);
    /// Handles changes made by this or another window.
    void projectChanged(const Changes &changes);

    /// Sets the engine to measure with; empty: the strongest there is.
    void setEngine(const QString &engine) { m_engine = engine; }
    /// Starts measuring the images that the engine has not measured yet.
    void measure();
    /// Moves the limit. Nothing is written before apply().
    void setLimit(double limit) { m_selection.setLimit(limit); }
    /// Ends the exception for a corrected image that the view would not show.
    void letGo() { m_stay = {}; }
    /// Changes the width of the band; saveBand() writes it to the project.
    void setBand(double halfWidth) { m_selection.setBand(halfWidth); }
    void saveBand();
    /// Applies the limit: decides about all images that no person has decided about.
    void apply(double limit, TextService::KeptOnes keptOnes = TextService::KeptOnes::Stay);

    void openView(TextSelection::View view);
    /// Opens the view of the images with these ratios.
    void openRange(double from, double to);

    /// Shows this image; its measurement is empty until readMeasure() has answered.
    void open(const Image &image);
    void close();
    void readMeasure();
    /// Decides about an image. `next` is selected in the list afterwards; null: no wish.
    void decide(const ImageId &image, Outcome outcome, const ImageId &next);
    /// Adds a text area to the image shown, in pixels of the full picture.
    void addArea(const QPolygonF &polygon);
    /// Gives an area another shape. An area that is not there any more is ignored.
    void changeArea(const TextAreaId &id, const QPolygonF &polygon);
    /// Marks an area as not text, or as text again. An area that a person drew is removed.
    void setDismissed(int index, bool dismissed);

Q_SIGNALS:
    void loaded();
    /// The project's limit is another one now.
    void limitTaken(double limit);
    void enginesChanged();
    void measureStarted();
    /// Another view was opened.
    void viewChanged();
    /// The measurement of the image shown was read.
    void measureRead();
    /// A person decided about an image.
    void decided();
    /// The areas of the image shown were corrected.
    void areasChanged();
    /// Something was done that can be undone.
    void done(const QString &text);
    /// The limit was applied, but this many images above it were kept at inspection and stay.
    void keptAboveLimit(int images);
    void failed(const QString &sentence);

private:
    void takeRules();
    void askForEngines();
    void change(const ImageId &image, const std::function<void(TextStanding &)> &change);
    void saveAreas(const QList<TextArea> &areas, const QString &text);
    void run(std::function<Result<>(Stores &)> work);

    ProjectAccess &m_project;
    JobCenter &m_jobs;
    QList<TextStanding> m_standings;
    QHash<ImageId, TextStanding> m_byImage;
    TextSelection m_selection;
    std::optional<QStringList> m_engines;
    QString m_engine;
    Image m_shown;
    TextMeasure m_measure;
    ImageId m_wanted;
    ImageId m_stay;             ///< an image being corrected stays in the list whatever its ratio
    bool m_goThere = false;     ///< switch to the view that contains m_wanted
    double m_projectLimit = -1; ///< the project's limit as last taken
    QStringList m_report;
    Unreadable m_unreadable;
    qint64 m_collected = 0;
    QString m_olderEngine;
    bool m_loaded = false;
    bool m_loading = false;
    bool m_stale = false; ///< reload when the pending writes are done
    int m_ownWrites = 0;
    Latest m_latest;
    Latest m_latestMeasure;
    QTimer m_later; ///< delays reloading while images are being measured
};

} // namespace yuyi
