// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// One value that a factor can have.
struct FactorValue {
    QString value;    ///< as facts and manifests name it
    QString text;     ///< as options say it; empty: the value
    QStringList with; ///< the values of ObjectFactor::of beside which it occurs; empty: all

    const QString &said() const { return text.isEmpty() ? value : text; }
};

/// @brief One thing in which objects differ, for example the shape of a part. Its values are those of a fact. What a factor can be may
/// depend on one factor before it: glass has no colour, and a sphere has no edge.
struct ObjectFactor {
    QString fact; ///< code of the fact
    QString of;   ///< the fact of the factor on which the values depend; empty: none
    QList<FactorValue> values;

    const FactorValue *value(const QString &code) const;
    /// The values that occur beside this value of `of`, in order. All values if the factor depends on none.
    QList<FactorValue> fitting(const QString &other) const;
};

/// @brief The objects of which a benchmark shows pictures: every combination of the values of the factors that fit one another is one
/// object, and each is seen in several views (ComBo: 9,504 objects in 20 views).
struct ObjectForm {
    QString object;   ///< the fact that names the object; empty: none does
    QString view;     ///< the fact that numbers the view, from 0; empty: none does
    int views = 1;    ///< so many views each object has
    quint32 seed = 0; ///< the order of options, and which view of an object is asked about, follow from it
    QList<ObjectFactor> factors;

    bool isEmpty() const { return factors.isEmpty(); }
    const ObjectFactor *factor(const QString &fact) const;
    /// The facts it names: object, view and factors.
    QStringList facts() const;
};

/// More objects than this are not counted or listed.
inline constexpr qint64 mostObjects = 100'000'000;

/// The number of objects; nullopt: more than mostObjects. Each factor depends on none or on one before it.
std::optional<qint64> objectCount(const ObjectForm &form);

/// @brief Goes through all objects one by one, the last factor fastest, without a list of them. `form` must outlive it and have an object.
class ObjectWalk
{
public:
    explicit ObjectWalk(const ObjectForm &form);

    bool atEnd() const { return m_end; }
    void next();
    /// The value of the factor at this index of the object where the walk is.
    const QString &value(qsizetype factor) const { return m_fitting.at(factor).at(m_at.at(factor)); }

private:
    void begin(qsizetype factor);

    const ObjectForm &m_form;
    QList<QStringList> m_fitting; ///< by factor
    QList<qsizetype> m_at;
    bool m_end = false;
};

/// A name for an object by its number from 0, with as many digits as the last of so many objects has: "0614".
QString nameOfObject(qint64 number, qint64 objects);

/// @brief What is wrong with the facts of one picture of an object, one sentence; empty: nothing. Every factor needs a value that there is
/// and that fits, the object a name, and the view a number below that of views.
QString objectFault(const ObjectForm &form, const QMap<QString, QString> &facts);

/// @brief Compares the rows of a list of pictures with one another: a view of an object occurs once, and an object and its values belong
/// together. `form` must outlive it.
class ObjectRows
{
public:
    explicit ObjectRows(const ObjectForm &form) : m_form(form) {}

    /// What is wrong with the facts of this row (a number for the sentences), by itself or beside the rows before; empty: nothing.
    QString fault(int row, const QMap<QString, QString> &facts);

private:
    struct Seen {
        QString other; ///< the values of the object, or the object of the values
        int row = 0;
    };

    const ObjectForm &m_form;
    QHash<QString, Seen> m_objects; ///< by name
    QHash<QString, Seen> m_values;  ///< by values
    QHash<QString, int> m_views;    ///< rows by object and view
};

} // namespace yuyi
