// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// What is known of the stored key of an endpoint.
enum class EndpointKeyState {
    Unknown,
    Looking,
    Kept,
    Missing,
    Session,
    Unavailable
};

} // namespace yuyi
