// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <utility>

/// @brief How long tests wait for what they need. On two processors shared with another test and a database, what takes half a
/// second alone may take ten: a limit is there to end a test that waits for nothing, not to measure the machine.
namespace yuyi::test {

inline constexpr int patienceMs = 30'000;

template <typename Predicate>
bool waitFor(Predicate predicate)
{
    return QTest::qWaitFor(std::move(predicate), patienceMs);
}

} // namespace yuyi::test

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, yuyi::test::patienceMs)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, messageExpression) QTRY_VERIFY2_WITH_TIMEOUT(expr, messageExpression, yuyi::test::patienceMs)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, yuyi::test::patienceMs)
