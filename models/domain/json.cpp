// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json.h"

#include <QCoreApplication>
#include <QLocale>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Json)
};

struct TooDeep {};

/// Line and column, from 1, of a byte; columns count characters.
std::pair<int, int> placeOf(const QByteArray &text, qsizetype byte)
{
    const qsizetype end = qBound(qsizetype(0), byte, text.size());
    const qsizetype lineStart = end == 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    const int line = static_cast<int>(text.left(lineStart).count('\n')) + 1;
    const int column = static_cast<int>(QString::fromUtf8(text.mid(lineStart, end - lineStart)).size()) + 1;
    return {line, column};
}

} // namespace

Result<Json> parseJson(const QByteArray &text, qint64 sizeLimit)
{
    if (text.size() > sizeLimit) {
        return failure(ErrorCode::Refused, Tr::tr("The JSON text is too large: %1; the limit is %2.")
                                               .arg(QLocale().formattedDataSize(text.size()),
                                                    QLocale().formattedDataSize(sizeLimit)));
    }
    const Json::parser_callback_t depthGuard = [](int depth, Json::parse_event_t event, Json &) {
        if ((event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start)
            && depth >= jsonDepthLimit)
            throw TooDeep();
        return true;
    };
    try {
        return Json::parse(text.constData(), text.constData() + text.size(), depthGuard);
    } catch (const TooDeep &) {
        return failure(ErrorCode::Invalid, Tr::tr("The JSON text is nested more than %n level(s) deep.", nullptr, jsonDepthLimit));
    } catch (const Json::parse_error &error) {
        if (text.trimmed().isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("The JSON text is empty."), QString::fromUtf8(error.what()));
        const auto [line, column] = placeOf(text, static_cast<qsizetype>(error.byte) - 1);
        return failure(ErrorCode::Invalid, Tr::tr("The text is not valid JSON: line %1, column %2.").arg(line).arg(column),
                       QString::fromUtf8(error.what()));
    } catch (const std::exception &error) {
        return failure(ErrorCode::Invalid, Tr::tr("The text is not valid JSON."), QString::fromUtf8(error.what()));
    }
}

QByteArray jsonText(const Json &json, int indent)
{
    return QByteArray::fromStdString(json.dump(indent, ' ', false, Json::error_handler_t::replace));
}

} // namespace yuyi
