// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/serverlink.h"
#include "models/domain/result.h"
#include "models/stores/annotationqueuestore.h"
#include "models/stores/annotationstore.h"
#include "models/stores/calibrationstore.h"
#include "models/stores/composestore.h"
#include "models/stores/discussionstore.h"
#include "models/stores/endpointstore.h"
#include "models/stores/errorstore.h"
#include "models/stores/filterstore.h"
#include "models/stores/historystore.h"
#include "models/stores/imagestore.h"
#include "models/stores/inboxstore.h"
#include "models/stores/jobstore.h"
#include "models/stores/mediumstore.h"
#include "models/stores/projectstore.h"
#include "models/stores/releasestore.h"
#include "models/stores/responsestore.h"
#include "models/stores/reviewsamplestore.h"
#include "models/stores/reviewstore.h"
#include "models/stores/runstore.h"
#include "models/stores/sharedrunstore.h"
#include "models/stores/sourcestore.h"
#include "models/stores/submissionstore.h"
#include "models/stores/talkstore.h"
#include "models/stores/taxonomystore.h"
#include "models/stores/translationstore.h"
#include "models/stores/validationqueuestore.h"
#include "models/stores/validationstore.h"
#include "models/stores/workstore.h"

#include <functional>
#include <memory>

namespace yuyi {

class DeskStore;
class PackageStore;
class RatingStore;
class StudyStore;

/// @brief One connection to one project: all its stores and their transactions. Belongs to the thread that opened it. A write
/// outside `transaction` returns Refused.
class Stores
{
public:
    virtual ~Stores() = default;

    virtual ProjectStore &project() = 0;
    virtual ImageStore &images() = 0;
    virtual MediumStore &media() = 0;
    virtual ComposeStore &composing() = 0;
    virtual FilterStore &filters() = 0;
    virtual AnnotationStore &annotations() = 0;
    virtual AnnotationQueueStore &annotationQueue() = 0;
    virtual ReviewStore &review() = 0;
    virtual ReviewSampleStore &reviewSamples() = 0;
    virtual SubmissionStore &submissions() = 0;
    virtual WorkStore &work() = 0;
    virtual ValidationStore &validation() = 0;
    virtual ValidationQueueStore &validationQueue() = 0;
    virtual DiscussionStore &discussions() = 0;
    virtual TalkStore &talk() = 0;
    virtual CalibrationStore &calibration() = 0;
    virtual EndpointStore &endpoints() = 0;
    virtual RunStore &runs() = 0;
    virtual SharedRunStore &sharedRuns() = 0;
    virtual ResponseStore &responses() = 0;
    virtual ErrorStore &errors() = 0;
    virtual RatingStore &ratings() = 0;
    virtual StudyStore &studies() = 0;
    virtual PackageStore &packages() = 0;
    virtual SourceStore &sources() = 0;
    virtual TaxonomyStore &taxonomy() = 0;
    virtual TranslationStore &translations() = 0;
    virtual ReleaseStore &releases() = 0;
    virtual JobStore &jobs() = 0;
    virtual HistoryStore &history() = 0;
    virtual InboxStore &inbox() = 0;

    /// @brief Runs `work` in one transaction (BEGIN IMMEDIATE on SQLite). An error or exception rolls it back, and nothing is
    /// announced. After the commit the recorded changes go to the listener. A nested call returns Refused.
    virtual Result<> transaction(const std::function<Result<>()> &work) = 0;
    /// Writes an audit event and announces it after the commit. Only within a transaction.
    virtual Result<> record(const Event &event) = 0;
    /// Sets the function that is called after each commit, on the connection's thread.
    virtual void setListener(std::function<void(const Changes &)> listener) = 0;
    /// @brief Returns what others committed since the last call; the first call returns nothing. Cheap if nothing happened. Commits
    /// by connections of the same StoreFactory are not included.
    virtual Result<Changes> foreignChanges() = 0;
    /// @brief Calls `heard` on this thread, whose event loop must run, when foreignChanges() may have something: after each commit of
    /// any program. `more`: at a desk, kinds of records that others changed, without their ids, because a desk does not see what others do;
    /// elsewhere empty. False if the project cannot tell: it has to be asked regularly.
    virtual bool listen(std::function<void(const Changes &more)> heard)
    {
        (void)heard;
        return false;
    }

    /// @brief Names the next transaction, or no longer with a null name: its first event gets this id, and all of them this act. A
    /// transaction whose answer was lost is found by its name (HistoryStore::eventsOfAct), and it never takes place twice, because ids are
    /// unique. See once() (`models/services/session/once`).
    virtual void identify(const QUuid &name) { (void)name; }
    /// Asks the server what the connection is like, and opens it again if it is lost. A project in a folder has none.
    virtual Result<ServerLink> serverLink() { return ServerLink(); }
    /// Calls `told` on this thread when the connection to the server is found lost (false) and when it is open again (true).
    virtual void watchLink(std::function<void(bool)> told) { (void)told; }

    /// Logins of a project at a server; without any unless the stores have their own.
    virtual DeskStore &desk();
};

/// @brief Location of a project and how to open it; copyable data behind a shared pointer. Usable from any thread.
class StoreFactory
{
public:
    virtual ~StoreFactory() = default;
    /// A new connection for the calling thread.
    virtual Result<std::unique_ptr<Stores>> open() const = 0;
    /// Folder of a project on disk, with `images/` and `cache/`; for a server, the local cache folder.
    virtual QString folder() const = 0;
};

} // namespace yuyi
