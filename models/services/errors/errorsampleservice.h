// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/errors/sampling.h"
#include "models/stores/stores.h"

namespace yuyi {

/// The number of wrong answers that a sample would draw.
struct SamplePreview {
    QList<StratumShare> shares;
    int wrong = 0; ///< number of wrong answers
    int drawn = 0; ///< already drawn
    int share = 0; ///< to draw now
};

/// A sample and its progress.
struct SampleProgress {
    ErrorSample sample;
    int cases = 0;
    int submitted = 0; ///< number of submitted codes, of cases × experts
    int decided = 0;   ///< number of decided cases
    int disputed = 0;  ///< number of cases in which experts differ and that are not settled
    int own = 0;       ///< number of cases that this person has coded
};

/// Draws samples of wrong answers and manages the tree of error types. For leads; experts may read the list of samples.
class ErrorSampleService
{
public:
    ErrorSampleService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<SamplePreview> preview(const ErrorSampleRequest &request);
    /// Draws a sample and stores it. Returns Invalid, which names the field, or Refused if there is no wrong answer.
    Result<ErrorSample> draw(const ErrorSampleRequest &request);
    /// Adds cases up to a total of `size` by the sample's rules and seed; existing cases stay. Returns the number of added cases.
    Result<int> topUp(const ErrorSampleId &id, int size);
    Result<int> caseCount(const ErrorSampleId &id);
    Result<QList<SampleProgress>> samples(); ///< newest first

    /// The current tree of error types: the newest version, or the preset's tree as version 0.
    Result<ErrorTypes> types();
    /// Adds a type (`under` empty) or a subtype and makes a new version. Returns Invalid if the code or title is in use.
    Result<ErrorTypes> addType(const Title &title, const QString &under);

private:
    Result<ResultsData> dataOf(const ErrorSampleRequest &request);
    Result<QSet<QuestionVersionId>> faulty();

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
