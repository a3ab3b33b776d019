// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <utility>

namespace yuyi {

/// The kind of a failure; decides the exit status of `yuyi-cli` and how a page shows it.
enum class ErrorCode {
    Cancelled,   ///< stopped by the person; finished parts are kept
    NotFound,    ///< an expected file, image or record does not exist
    Invalid,     ///< the input breaks a rule; the sentence names file, row or field
    Refused,     ///< not allowed here; nothing was changed
    Conflict,    ///< somebody else changed the same record first
    Newer,       ///< made by a newer version of the program
    Damaged,     ///< a file or database has unexpected content
    Unsupported, ///< a format the program does not read; the sentence names it
    Environment  ///< disk, database, memory or network failed
};

/// A failure: a translated sentence for the person that names the object and what to do, and a detail for the log.
struct Error {
    ErrorCode code = ErrorCode::Invalid;
    QString sentence;
    QString detail;
    /// The connection to the server was lost: whether a commit took place is not known (see Stores::identify).
    bool lost = false;
};

template <typename T = void>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, QString sentence, QString detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(sentence), std::move(detail)});
}

/// Passes on the error of another result: `if (!r) return passOn(r);`
template <typename T, typename E>
tl::unexpected<E> passOn(const tl::expected<T, E> &result)
{
    return tl::unexpected<E>(result.error());
}

} // namespace yuyi

#define YUYI_JOIN_WORDS(a, b) a##b
#define YUYI_JOIN(a, b) YUYI_JOIN_WORDS(a, b)
#define YUYI_TRY_INTO(result, declaration, ...) \
    auto result = __VA_ARGS__; \
    if (!result) \
        return ::yuyi::passOn(result); \
    declaration = *std::move(result)
#define YUYI_CHECK_AS(result, ...) \
    do { \
        const auto result = __VA_ARGS__; \
        if (!result) \
            return ::yuyi::passOn(result); \
    } while (false)

/// @brief The value of a Result, or return with its error: `YUYI_TRY(const auto image, stores.images().image(id));`
/// A declaration: it needs a block around it.
#define YUYI_TRY(declaration, ...) YUYI_TRY_INTO(YUYI_JOIN(yuyiResult, __COUNTER__), declaration, __VA_ARGS__)
/// Return with the error of a Result, if it has one: `YUYI_CHECK(stores.record(event));`
#define YUYI_CHECK(...) YUYI_CHECK_AS(YUYI_JOIN(yuyiResult, __COUNTER__), __VA_ARGS__)
