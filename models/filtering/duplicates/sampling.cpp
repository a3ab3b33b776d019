// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/sampling.h"

namespace yuyi {

SampledPlane::SampledPlane(const quint8 *grey, QSize size, qsizetype rowBytes) : m_size(size)
{
    const int width = size.width();
    m_values.resize(static_cast<size_t>(stride()) * static_cast<size_t>(size.height() + 1));
    for (int y = 0; y <= size.height(); ++y) {
        const quint8 *from = grey + std::min(y, size.height() - 1) * rowBytes;
        float *to = m_values.data() + static_cast<size_t>(y) * static_cast<size_t>(stride());
        std::copy(from, from + width, to);
        to[width] = to[width - 1];
    }
}

} // namespace yuyi
