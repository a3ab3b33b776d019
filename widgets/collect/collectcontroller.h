// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/curation/collectservice.h"
#include "models/services/curation/imagedossier.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QString>

#include <optional>

namespace yuyi {

struct JobStatus;

/// Result of the last import, available after a restart too.
struct LastImport {
    JobId id;
    QDateTime at;
    QString sentence;
    QList<RefusedFile> refused; ///< refused files, or items of a benchmark file
    QList<RefusedFile> known;   ///< files whose image was in the project already
    bool failed = false;
};

/// @brief Controller of the Collect page: starts imports, reads the data to show, writes decisions and facts. Never blocks.
class CollectController final : public QObject
{
    Q_OBJECT
public:
    CollectController(PageContext context, QObject *parent);

    void collect(const QStringList &paths, const QString &manifest = {});
    void importItems(const QString &file, ImportFormat format, const QString &imagesFolder);
    bool isImporting() const;
    /// An import that was interrupted by a restart or paused.
    std::optional<JobStatus> interrupted() const;
    void continueInterrupted();
    void dropInterrupted();

    /// Reads the counts; with `lastImport` also the result of the last import, which another window may have made.
    void refresh(bool lastImport = false);
    /// Translates the text about the last import into the current language.
    void retranslate();
    const FunnelCounts &counts() const { return m_counts; }
    const std::optional<LastImport> &lastImport() const { return m_last; }

    void open(const ImageId &image);
    const ImageId &opened() const { return m_opened; }

    void decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note = {});
    void undo(const DecisionId &decision);
    /// Saves edited facts. `before`: the image as shown when editing began.
    void changeFacts(const Image &before, const Image &after);
    /// Sets facts of an image for templates, as one step that can be undone.
    void setTemplateFacts(const ImageId &image, const QMap<QString, QString> &facts);
    void changeFactsOf(const QList<ImageId> &images, const FactsPatch &patch);
    void saveRefused(const QString &path);

Q_SIGNALS:
    void countsChanged();
    void importChanged();
    void dossierChanged(const yuyi::ImageDossier &dossier);
    /// Another person changed the same fact in the meantime; `now` is the stored image.
    void factsConflict(const yuyi::Image &now, const yuyi::Image &before, const yuyi::Image &after);
    void failed(const yuyi::Error &error);
    void told(const QString &sentence, bool undoable);

private:
    void writeFacts(const Image &before, const Image &after, int attempt);

    PageContext m_context;
    FunnelCounts m_counts;
    std::optional<LastImport> m_last;
    std::optional<JobRecord> m_record;
    ImageId m_opened;
    Latest m_latestOpening;
    bool m_refreshing = false;
    bool m_refreshAgain = false;
    bool m_lastImportWanted = false;
};

} // namespace yuyi
