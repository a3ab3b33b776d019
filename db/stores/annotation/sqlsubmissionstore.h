// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/submissionstore.h"

namespace yuyi {

class SqlSubmissionStore final : public SubmissionStore
{
public:
    explicit SqlSubmissionStore(Connection &connection) : m_connection(connection) {}

    Result<int> addSubmission(const Submission &submission) override;
    Result<Submission> submission(const SubmissionId &id) override;
    Result<QList<Submission>> submissions(const ImageId &image) override;
    Result<QList<Submission>> submittedNow(const ImageId &image) override;
    Result<> withdrawNewest(const AnnotationId &annotation) override;
    Result<bool> revealed(const AnnotationId &annotation) override;
    Result<QList<SubmittedLabels>> blindLabels() override;

    Result<StageFacts> stageFacts(const ImageId &image) override;
    Result<QSet<ImageId>> submittedAgain() override;

private:
    Result<bool> couldSeeOthers(const ImageId &image, const PersonId &person);

    Connection &m_connection;
};

} // namespace yuyi
