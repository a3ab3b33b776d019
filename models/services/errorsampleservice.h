// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/errorsampling.h"
#include "models/stores/stores.h"

namespace yuyi {

/// What a sample would take.
struct SamplePreview {
    QList<StratumShare> shares;
    int wrong = 0;               ///< wrong answers there are
    int drawn = 0;               ///< drawn before
    int share = 0;               ///< to be drawn now
};

/// A sample and how far it is.
struct SampleProgress {
    ErrorSample sample;
    int cases = 0;
    int submitted = 0;           ///< codes submitted, of cases × experts
    int decided = 0;             ///< cases with a code that counts
    int disputed = 0;            ///< experts differ and nobody has settled it
    int own = 0;                 ///< cases the person has coded
};

/// @brief Drawing wrong answers, and the tree of error types; for leads. Experts may read the list.
class ErrorSampleService
{
public:
    ErrorSampleService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    Result<SamplePreview> preview(const ErrorSampleRequest &request);
    /// @brief Draws and stores which replies. Invalid with a sentence that names the field; Refused when no answer is wrong.
    Result<ErrorSample> draw(const ErrorSampleRequest &request);
    /// @brief Adds cases up to `size` in all, by the sample's own rules and seed; what was drawn stays. Returns how many came.
    Result<int> topUp(const ErrorSampleId &id, int size);
    Result<QList<SampleProgress>> samples();     ///< newest first

    /// @brief The tree in force: the newest version, or the preset's as version 0.
    Result<ErrorTypes> types();
    /// @brief A further type (`under` empty) or subtype; makes a new version. Invalid for a code or title in use.
    Result<ErrorTypes> addType(const Title &title, const QString &under);

private:
    Result<ResultsData> dataOf(const ErrorSampleRequest &request);
    Result<QSet<QuestionVersionId>> faulty();

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
