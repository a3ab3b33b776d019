// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace yuyi {

/// @file A model's number of parameters in billions, as its makers publish it; of a mixture of experts: all of them. It is stated by
/// a person, never derived.

inline constexpr double smallestModel = 0.001; ///< billions
inline constexpr double largestModel = 100'000;

/// "7B", "0.5B", independent of the language.
QString sizeText(double billions);
/// @brief The size that a model's name holds ("qwen2-vl-7b": 7, "smolvlm-256m": 0.256), to be suggested to a person. No value if it
/// holds none or several, or a product ("8x7b"), which is not the number of parameters.
std::optional<double> sizeInName(const QString &model);
/// A sentence about a size that cannot be stored; empty if it can or is not stated.
QString sizeFault(std::optional<double> billions);

} // namespace yuyi
