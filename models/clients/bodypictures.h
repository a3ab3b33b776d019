// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpbody.h"

#include <QByteArrayList>

#include <string>

namespace yuyi {

/// @brief The pictures of one request while its body is written: a mark stands in the JSON for each of them, and the body is put
/// together from the JSON between the marks and the pictures' own bytes. So the long texts are never copied, escaped or checked.
class BodyPictures
{
public:
    explicit BodyPictures(const ChatRequest &request);

    /// Returns the text that stands in the JSON for the base64 of this picture.
    std::string markFor(const ChatPart &picture);
    /// Returns the body of this JSON, in which marks may be missing, repeated or in another order.
    HttpBody bodyOf(const Json &json) const;

private:
    QByteArray m_stem; ///< of the marks; occurs in no text of the request
    QByteArrayList m_pictures;
};

} // namespace yuyi
