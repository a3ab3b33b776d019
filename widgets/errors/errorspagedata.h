// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/overview.h"
#include "widgets/shell/page/pagedata.h"

namespace yuyi {

/// @brief The shared data of the error review views: the samples, the selected sample and the texts of its cases.
class ErrorsPageData final : public PageDataOf<ErrorsData>
{
    Q_OBJECT
public:
    explicit ErrorsPageData(PageContext context, QObject *parent = nullptr);

    /// The selected sample; null if there is none.
    const SampleProgress *sample() const;
    void choose(const ErrorSampleId &id);

private:
    std::function<Reading(Stores &)> reading() const override;
    void taken() override
    {
        // Another sample may have been requested while this one was read.
        if (m_wanted == data()->wanted)
            m_wanted = data()->chosen;
    }

    ErrorSampleId m_wanted;
};

} // namespace yuyi
