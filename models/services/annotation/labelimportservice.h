// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/labelstudiofile.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

struct LabelImportRequest {
    QString file;
    QString annotator; ///< imports only the annotations of this id or e-mail address; empty: all
    QString person;    ///< name of the person who made them; empty: see `people`
    /// By annotator: who they are in the project. With a null id, their annotations are not imported. Others are found by their names.
    QMap<QString, PersonId> people;
    PersonId by; ///< who imports, where a job does it

    QByteArray toJson() const;
    static LabelImportRequest fromJson(const QByteArray &json);
};

/// The bytes of a file that may be an export. NotFound, Refused (no file, or larger than 256 MB), Environment. Any thread.
Result<QByteArray> readLabelFile(const QString &path);

struct LabelImportReport {
    int filled = 0;    ///< annotations whose labels were new
    int known = 0;     ///< annotations whose labels were in the project already
    int cancelled = 0; ///< skipped in Label Studio
    int empty = 0;     ///< tasks without annotations
    QList<LabelFault> refused;

    QByteArray toJson() const;
    static LabelImportReport fromJson(const QByteArray &json);
};

/// @brief Takes the labels that people gave in Label Studio into their own annotations. Each annotation is one transaction: dimensions
/// without labels are filled in the person's draft, as one step that they can undo, and the audit says who imported the file. A draft that
/// begins with it keeps its place at the image. What people labelled differently in the project stays and is refused. Nothing is
/// submitted: texts and questions are written in the program.
class LabelImportService
{
public:
    LabelImportService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Imports the file. For leads, and not in a work package (Refused). NotFound and Environment: the file cannot be read;
    /// Invalid: it is no export, or nobody is called `person`. Cancelled: what was imported stays.
    Result<LabelImportReport> importLabels(const LabelImportRequest &request, Progress &progress);

private:
    Result<LabelImportReport> importContent(const LabelImportRequest &request, LabelFile file, Progress &progress);
    /// The image of a task; a fault if there is none, or more than one.
    Result<ImageId> imageOf(const LabelledTask &task);
    Result<PersonId> personOf(const LabelledTask &task, const LabelImportRequest &request);
    Result<> readImages();
    Result<> checkPerson(const LabelImportRequest &request, const QList<LabelledTask> &labelled) const;
    /// Whether something was new.
    Result<bool> take(const LabelledTask &task, const LabelImportRequest &request);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
    QHash<QString, QList<ImageId>> m_named;    ///< by each of their names
    QHash<QString, QList<ImageId>> m_uploaded; ///< by their names as Label Studio writes those of uploads
    bool m_imagesRead = false;
    QList<Person> m_people;
};

} // namespace yuyi
